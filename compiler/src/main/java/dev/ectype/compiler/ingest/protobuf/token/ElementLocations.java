package dev.ectype.compiler.ingest.protobuf.token;

import com.google.protobuf.DescriptorProtos.SourceCodeInfo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the parts of a descriptor stand in their file, and the comments on them. */
public final class ElementLocations {
    private final Map<ElementPath, Position> positions = new LinkedHashMap<>();
    private final Map<ElementPath, Comments> comments = new LinkedHashMap<>();

    public void put(ElementPath path, Position position) {
        positions.putIfAbsent(path, position);
    }

    void put(ElementPath path, Comments documentation) {
        comments.putIfAbsent(path, documentation);
    }

    /** Where a part stands, or the nearest part around it. */
    public Position of(ElementPath path) {
        ElementPath around = path;
        Position position = positions.get(around);
        while (position == null && !around.steps().isEmpty()) {
            around = around.parent();
            position = positions.get(around);
        }
        return position == null ? Position.START : position;
    }

    /** Where exactly this part stands, or null. */
    public @Nullable Position exactly(ElementPath path) {
        return positions.get(path);
    }

    /** The same as descriptors carry it: the first word of each part, and the comments on declarations. */
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
