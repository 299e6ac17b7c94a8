"""Games by bots: simulation, balance reports, workers."""
