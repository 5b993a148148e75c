"""HTTP with persistent connections and limits of responses. Every failure is an exception of `ectype.errors`."""
