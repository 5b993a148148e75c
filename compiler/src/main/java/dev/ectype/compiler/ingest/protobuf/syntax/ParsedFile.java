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
 * A file as it is written.
 *
 * @param text the source itself
 * @param descriptor what it declares; names are not resolved and options not interpreted
 * @param blocks where the options begin whose value is written in braces
 * @param isSound whether all of it made sense
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

    /** The path by which other files import this one. */
    public String path() {
        return descriptor.getName();
    }

    /** Where its parts stand and what is said about them, as descriptors carry it. */
    public SourceCodeInfo info() {
        return places.info();
    }
}
