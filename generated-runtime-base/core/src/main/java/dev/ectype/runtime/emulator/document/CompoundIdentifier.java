package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Creates identifiers that are objects, such as {@code {"region": "region-1", "name": "name-1"}}.
 *
 * @param type the type of the identifier
 * @param number the number of the new instance
 */
record CompoundIdentifier(ObjectSchema type, String number, FitContext context) {
    /** Returns the type of a resource's identifier if clients choose it and it is an object, else null. */
    static @Nullable ObjectSchema type(ResourceShape shape) {
        IdentityMember identity = shape.style() instanceof IdStylePlan.ClientChosen ? shape.idMember() : null;
        MemberSchema member = identity == null ? null : identity.schemaIn(shape.type());
        return member == null ? null : SchemaShape.object(member.type());
    }

    /**
     * Returns the text of a new identifier.
     *
     * @param sent the request, of which members with the names of the identifier's members are taken, or null
     */
    @Nullable
    String text(@Nullable Document sent) {
        return IdentifierText.of(object(type, sent));
    }

    private Document object(ObjectSchema object, @Nullable Document sent) {
        JsonWriter out = new JsonWriter(64).beginObject();
        for (MemberSchema member : object.members()) {
            Document known = sent == null || !sent.isObject() ? null : sent.member(member.name());
            boolean taken = IdentifierText.of(known) != null
                    && !String.valueOf(IdentifierText.of(known)).isEmpty()
                    && known != null
                    && Validator.allows(member.type(), known, Direction.STORED);
            out.name(member.name()).value(taken && known != null ? known : value(member));
        }
        return out.endObject().toDocument();
    }

    private Document value(MemberSchema member) {
        ObjectSchema inner = SchemaShape.object(member.type());
        if (inner != null) {
            return object(inner, null);
        }
        if (SchemaShape.bare(member.type()) instanceof EnumSchema listed) {
            // The first value of an enumeration usually means that none was chosen.
            List<Document> values = listed.values();
            return values.get(Math.min(1, values.size() - 1));
        }
        String word = member.name().toLowerCase(Locale.ROOT).replace('_', '-');
        for (Document candidate : List.of(Document.of(word + "-" + number), Document.of(number))) {
            if (isAllowed(member.type(), candidate)) {
                return candidate;
            }
        }
        Document count = Document.of(Long.parseLong(number));
        return isAllowed(member.type(), count) ? count : Fitter.fitted(Document.NULL, member.type(), context);
    }

    private static boolean isAllowed(Schema type, Document value) {
        return Validator.allows(type, value, Direction.STORED);
    }
}
