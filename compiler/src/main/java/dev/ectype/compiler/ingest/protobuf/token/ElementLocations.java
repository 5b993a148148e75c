package dev.ectype.compiler.ingest.protobuf.token;

import com.google.protobuf.DescriptorProtos.SourceCodeInfo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds the positions and comments of a descriptor's elements. */
public final class ElementLocations {
    private final Map<ElementPath, Position> positions = new LinkedHashMap<>();
    private final Map<ElementPath, Comments> comments = new LinkedHashMap<>();

    public void put(ElementPath path, Position position) {
        positions.putIfAbsent(path, position);
    }

    void put(ElementPath path, Comments documentation) {
        comments.putIfAbsent(path, documentation);
    }

    /** Returns the position of an element, or of its nearest located parent. */
    public Position of(ElementPath path) {
        ElementPath around = path;
        Position position = positions.get(around);
        while (position == null && !around.steps().isEmpty()) {
            around = around.parent();
            position = positions.get(around);
        }
        return position == null ? Position.START : position;
    }

    /** Returns the exact position of an element, or null. */
    public @Nullable Position exactly(ElementPath path) {
        return positions.get(path);
    }

    /** Returns the descriptor form: the first token of each element, and the comments on declarations. */
    public SourceCodeInfo info() {
        SourceCodeInfo.Builder info = SourceCodeInfo.newBuilder();
        positions.forEach((path, position) -> {
            SourceCodeInfo.Location.Builder location = info.addLocationBuilder();
            location.addAllPath(path.steps());
            location.addAllSpan(List.of(position.line() - 1, position.column() - 1, position.column()));
            Comments documentation = comments.getOrDefault(path, Comments.NONE);
            if (!documentation.leading().isEmpty()) {
                location.setLeadingComments(documentation.leading());
            }
            if (!documentation.trailing().isEmpty()) {
                location.setTrailingComments(documentation.trailing());
            }
            location.addAllLeadingDetachedComments(documentation.detached());
        });
        return info.build();
    }
}
