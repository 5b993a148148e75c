package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.document.DocumentFactory.Subject;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import org.jspecify.annotations.Nullable;

/** Generates values for the key members of new instances, because operations could not find the instances without them. */
final class KeyValues {
    private KeyValues() {}

    /** Assigns values to the key members of a subject that an example does not have. */
    static FitContext assign(Subject subject, @Nullable Document example, FitContext context) {
        FitContext assigned = context;
        for (String key : subject.shape().keys()) {
            Document value = context.assigned().containsKey(key) ? null : of(subject, key, example, context);
            if (value != null) {
                assigned = assigned.assign(key, value);
            }
        }
        return assigned;
    }

    /** Returns a value for a member; null if the item has it, or if it is no text and no number. */
    static @Nullable Document of(Subject subject, String name, @Nullable Document item, FitContext context) {
        MemberSchema member = SchemaShape.member(subject.shape().type(), name);
        boolean missing = item == null || item.member(name) == null;
        return member != null && missing && isScalar(member.type()) ? value(subject, member, context) : null;
    }

    /** A value that equals the member name gets a suffix, because it would be the same for all instances. */
    private static Document value(Subject subject, MemberSchema member, FitContext context) {
        FitContext own = context.instance(member.name(), subject.rowId());
        Document name = Fitter.sample(member.type(), own);
        boolean bare = name.isString() && name.text().equalsIgnoreCase(member.name());
        Document numbered = Document.of(name.text() + "_" + subject.id());
        Document chosen = bare && Validator.allows(member.type(), numbered, Direction.STORED) ? numbered : name;
        for (Schema pathType : subject.shape().paths().typesByMember(member.name())) {
            chosen = validInPath(chosen, member.type(), pathType, own);
        }
        return chosen;
    }

    /** Returns a name that is valid in the path that uses it. */
    private static Document validInPath(Document name, Schema type, Schema pathType, FitContext context) {
        if (Validator.allows(pathType, Coercion.coerce(name.text(), pathType), Direction.REQUEST)) {
            return name;
        }
        // Examples would be the same for all instances.
        Document other =
                Coercion.coerce(Fitter.fitted(Document.NULL, pathType, context).text(), type);
        return Validator.allows(type, other, Direction.STORED) ? other : name;
    }

    private static boolean isScalar(Schema type) {
        return SchemaShape.isText(type) || SchemaShape.isNumber(type);
    }
}
