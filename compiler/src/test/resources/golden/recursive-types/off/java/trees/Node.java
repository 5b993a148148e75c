package trees;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Node}. */
@Generated("dev.ectype")
public record Node(
        String id,
        @Nullable Node parent,
        @Nullable List<Node> children,
        @Nullable Map<String, Node> byName,
        @Nullable Person owner) {}
