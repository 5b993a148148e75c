package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.resource.VersionPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Updates the member that holds the version of an instance. */
public final class VersionMember {
    private static final Pattern OWN = Pattern.compile("[0-9a-f]{16}");

    private VersionMember() {}

    /** Returns whether a client chose the version: it differs from the old version and from generated ones. */
    public static boolean isClientChosen(
            VersionPlan version, @Nullable Document before, Document sent, byte[] document) {
        Document tag = version.kind() == VersionPlan.Kind.COUNTED ? null : sent.member(version.member());
        if (tag == null || !tag.isString() || tag.text().isEmpty()) {
            return false;
        }
        boolean known = before != null && tag.equals(before.member(version.member()));
        boolean own = OWN.matcher(tag.text()).matches();
        return !known && !own && tag.equals(Json.parse(document).member(version.member()));
    }

    /**
     * Returns the document with the version after the previous one.
     *
     * @param before the previous document, or null for a new one
     * @param writeKey a text that identifies this write of the resource
     */
    public static byte[] moved(
            ResourceShape shape, VersionPlan version, @Nullable Document before, byte[] document, String writeKey) {
        String name = version.member();
        MemberSchema member = SchemaShape.member(shape.type(), name);
        if (member == null) {
            return document;
        }
        Document previous = before == null ? null : before.member(name);
        Document next = next(version.kind(), member, previous, writeKey);
        return Validator.allows(member.type(), next, Direction.STORED)
                ? ObjectEdit.of(Json.parse(document))
                        .set(name, next)
                        .toDocument()
                        .toBytes()
                : document;
    }

    private static Document next(
            VersionPlan.Kind kind, MemberSchema member, @Nullable Document previous, String writeKey) {
        boolean counted = kind == VersionPlan.Kind.COUNTED;
        if (counted) {
            boolean counts =
                    previous == null || previous.isNull() || previous.text().matches("[0-9]{1,17}");
            long count = previous == null || previous.isNull() || !counts ? 1 : Long.parseLong(previous.text()) + 1;
            Document number = Document.of(count);
            if (Validator.allows(member.type(), number, Direction.STORED)) {
                return number;
            }
            if (counts) {
                return Document.of(Long.toString(count));
            }
        }
        UUID hash = UUID.nameUUIDFromBytes(writeKey.getBytes(StandardCharsets.UTF_8));
        return Document.of(
                counted ? hash.toString() : hash.toString().replace("-", "").substring(0, 16));
    }
}
