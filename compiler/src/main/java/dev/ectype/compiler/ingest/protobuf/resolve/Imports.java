package dev.ectype.compiler.ingest.protobuf.resolve;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds imported files by path. */
public interface Imports {
    /** Returns the file with an import path, or null if there is none. */
    @Nullable
    Source find(String path);

    /** Returns the searched locations for an import path, for messages to users. */
    List<String> places(String path);

    /**
     * Holds the source of a file.
     *
     * @param displayName the file name for messages to users
     */
    record Source(String displayName, String text) {}
}
