package trees;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Person}. */
@Generated("dev.ectype")
public record Person(String name, @Nullable List<Node> nodes) {}
