package dev.ectype.compiler.ir.type;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows arrays.
 *
 * @param prefix the types of the first items, by position
 * @param items the type of the other items
 * @param contains the required numbers of items of further types
 * @param mergeKey the member by which a patch finds the items that it changes, or null if it replaces the array
 */
public record ArrayType(
        List<TypeRef> prefix,
        TypeRef items,
        @Nullable Integer minItems,
        @Nullable Integer maxItems,
        boolean uniqueItems,
        List<ContainsRule> contains,
        @Nullable String mergeKey,
        TypeNotes notes)
        implements TypeRef {
    public ArrayType {
        prefix = List.copyOf(prefix);
        contains = List.copyOf(contains);
    }

    /** Creates a type without rules about contained items and without a merge key. */
    public ArrayType(
            List<TypeRef> prefix,
            TypeRef items,
            @Nullable Integer minItems,
            @Nullable Integer maxItems,
            boolean uniqueItems,
            TypeNotes notes) {
        this(prefix, items, minItems, maxItems, uniqueItems, List.of(), null, notes);
    }

    public ArrayType withItems(TypeRef other) {
        return new ArrayType(prefix, other, minItems, maxItems, uniqueItems, contains, mergeKey, notes);
    }

    @Override
    public List<TypeRef> children() {
        List<TypeRef> children = new ArrayList<>(prefix);
        children.add(items);
        contains.forEach(contained -> children.add(contained.type()));
        return children;
    }
}
