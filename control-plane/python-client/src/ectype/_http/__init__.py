"""HTTP as the rest needs it: kept connections, replies within bounds, and every fault as one of `ectype.errors`."""
