package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the rules of an object beside the types of its members.
 *
 * @param names the type of every member's name
 * @param conditions the types that must also allow the object
 * @param subtypes the subtypes by the value of a member; relevant only for the creation of objects
 */
public record ObjectRules(
        Schema names, List<Schema> conditions, @Nullable SubtypeTable subtypes) {
    public static final ObjectRules NONE = new ObjectRules(AnySchema.ANY, List.of(), null);

    public ObjectRules {
        conditions = List.copyOf(conditions);
    }

    /** Returns true if a member may have the name. */
    public boolean allowsName(String name) {
        return names instanceof AnySchema || Validator.allows(names, Document.of(name), Direction.STORED);
    }

    boolean allows(Document object, ValidationContext check) {
        boolean allowed = names instanceof AnySchema || allowsNames(object, check);
        for (int at = 0; at < conditions.size() && (allowed || !check.isFinished()); at++) {
            allowed &= check.same(conditions.get(at), object);
        }
        return allowed;
    }

    private boolean allowsNames(Document object, ValidationContext check) {
        boolean allowed = true;
        MemberCursor cursor = object.cursor();
        while (cursor.next() && (allowed || !check.isFinished())) {
            String name = cursor.name();
            if (!check.quietly(names, Document.of(name))) {
                allowed = check.refuse("propertyNames", Document.of(name), "another name of a member");
            }
        }
        return allowed;
    }
}
