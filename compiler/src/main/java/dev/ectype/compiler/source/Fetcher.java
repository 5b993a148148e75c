package dev.ectype.compiler.source;

import java.io.IOException;
import java.net.URI;

/** Gets a file from the web: within limits of size and time, and never from another origin than asked. */
public interface Fetcher {
    /** The bytes at an address, at most one more than the limit. */
    byte[] fetch(URI address, int limit) throws IOException;
}
