"""Slips of the pen in the shipped content: how many does the compiler find, and how well?"""
