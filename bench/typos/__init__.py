"""Typos in the shipped content: how many does the compiler find, and how well?"""
