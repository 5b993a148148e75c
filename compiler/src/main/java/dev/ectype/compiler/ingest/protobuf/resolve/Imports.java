package dev.ectype.compiler.ingest.protobuf.resolve;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells what is imported by a path. */
public interface Imports {
    /** The file that is imported by a path, or null if there is none. */
    @Nullable
    Source find(String path);

    /** Where a file is looked for that is imported by a path, as users know these places. */
    List<String> places(String path);

    /**
     * The source of a file.
     *
     * @param displayName the name that users know it by
     */
    record Source(String displayName, String text) {}
}
