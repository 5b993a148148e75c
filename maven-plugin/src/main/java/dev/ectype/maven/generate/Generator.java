package dev.ectype.maven.generate;

import java.io.IOException;

/** Compiles descriptions and updates the folders of their sources and plans. */
public interface Generator {
    /**
     * Generates all files; writes nothing if a description has an error.
     *
     * @param requestHash the hash of the request, for the ledger
     */
    GenerationResult generate(GenerationRequest generation, String requestHash) throws IOException;
}
