package dev.ectype.compiler.ir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows arrays.
 *
 * @param prefix types of the first items, by position
 * @param items type of the other items
 */
public record ArrayType(
        List<TypeRef> prefix,
        TypeRef items,
        @Nullable Integer minItems,
        @Nullable Integer maxItems,
        boolean uniqueItems,
        Notes notes)
        implements TypeRef {
    public ArrayType {
        prefix = List.copyOf(prefix);
    }

    @Override
    public List<TypeRef> children() {
        List<TypeRef> children = new ArrayList<>(prefix);
        children.add(items);
        return children;
    }
}
