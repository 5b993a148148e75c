package dev.ectype.compiler.source;

import java.io.IOException;
import java.net.URI;

/** Fetches files over HTTP within limits of size and time, and never from another origin than the request's. */
public interface Fetcher {
    /** Returns the bytes at an address, at most one more than the limit. */
    byte[] fetch(URI address, int limit) throws IOException;
}
