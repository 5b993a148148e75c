package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.SourceCodeInfo;
import dev.ectype.compiler.ingest.protobuf.token.ElementLocations;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.FileProblems;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Holds the parse result of a file.
 *
 * @param text the source text
 * @param descriptor the declarations, with unresolved names and uninterpreted options
 * @param blocks the positions of option values in braces, by option
 * @param isSound true if the file has no syntax errors
 */
public record ParsedFile(
        String text,
        FileDescriptorProto descriptor,
        ElementLocations places,
        Map<ElementPath, Position> blocks,
        FileProblems problems,
        boolean isSound) {
    public ParsedFile {
        blocks = Collections.unmodifiableMap(new LinkedHashMap<>(blocks));
    }

    /** Returns the import path of this file. */
    public String path() {
        return descriptor.getName();
    }

    /** Returns the locations and comments in descriptor form. */
    public SourceCodeInfo info() {
        return places.info();
    }
}
