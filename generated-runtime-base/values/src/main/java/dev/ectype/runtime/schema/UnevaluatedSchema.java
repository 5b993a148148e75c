package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.schema.keyword.Notes;
import org.jspecify.annotations.Nullable;

/**
 * Allows the values of another type with unevaluated members and items of these types.
 *
 * @param members the type of unevaluated members; null for any
 * @param items the type of unevaluated items; null for any
 */
public record UnevaluatedSchema(
        Schema type, @Nullable Schema members, @Nullable Schema items, Notes notes) implements Schema {
    @Override
    public boolean allows(Document value, ValidationContext check) {
        boolean allowed = check.same(type, value);
        if (!allowed && check.isFinished()) {
            return false;
        }
        if (members != null && value.isObject()) {
            return allowsMembers(value, members, check) && allowed;
        }
        return (items == null || !value.isArray() || allowsItems(value, items, check)) && allowed;
    }

    private boolean allowsMembers(Document value, Schema other, ValidationContext check) {
        EvaluatedMembers evaluated = EvaluatedMembers.of(type, value, check);
        boolean allowed = true;
        MemberCursor cursor = value.cursor();
        while (cursor.next() && (allowed || !check.isFinished())) {
            String name = cursor.name();
            if (evaluated.has(name)) {
                continue;
            }
            allowed &= other instanceof NoneSchema
                    ? check.refuseMember(name, cursor.value())
                    : check.member(name, other, cursor.value());
        }
        return allowed;
    }

    private boolean allowsItems(Document value, Schema other, ValidationContext check) {
        EvaluatedMembers evaluated = EvaluatedMembers.of(type, value, check);
        boolean allowed = true;
        int position = 0;
        for (Document item : value.elements()) {
            allowed &= evaluated.has(position) || check.item(position, other, item);
            position++;
        }
        return allowed;
    }
}
