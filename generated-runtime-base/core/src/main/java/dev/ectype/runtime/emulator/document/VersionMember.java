package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Updates the member that holds the version of an instance. */
public final class VersionMember {
    private static final Pattern OWN = Pattern.compile("[0-9a-f]{16}");

    private VersionMember() {}

    /** Whether a client chose the version tag: it differs from the old tag and from generated tags. */
    public static boolean isClientChosen(
            ResourceShape shape, @Nullable Document before, Document sent, byte[] document) {
        String name = shape.plan().version();
        Document tag = name == null ? null : sent.member(name);
        if (name == null
                || tag == null
                || !isTag(name)
                || !tag.isString()
                || tag.text().isEmpty()) {
            return false;
        }
        boolean known = before != null && tag.equals(before.member(name));
        boolean own = OWN.matcher(tag.text()).matches();
        return !known && !own && tag.equals(Json.parse(document).member(name));
    }

    private static boolean isTag(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.contains("tag") || lower.contains("token");
    }

    /**
     * Returns the document with the version after the previous one.
     *
     * @param before the previous document, or null for a new one
     * @param writeKey a text that identifies this write of the resource
     */
    public static byte[] moved(ResourceShape shape, @Nullable Document before, byte[] document, String writeKey) {
        String name = shape.plan().version();
        MemberSchema member = name == null ? null : SchemaShape.member(shape.type(), name);
        if (name == null || member == null) {
            return document;
        }
        Document previous = before == null ? null : before.member(name);
        Document next = next(name, member, previous, writeKey);
        return Validator.allows(member.type(), next, Direction.STORED)
                ? ObjectEdit.of(Json.parse(document))
                        .set(name, next)
                        .toDocument()
                        .toBytes()
                : document;
    }

    private static Document next(String name, MemberSchema member, @Nullable Document previous, String writeKey) {
        boolean tag = isTag(name);
        if (!tag) {
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
        return Document.of(tag ? hash.toString().replace("-", "").substring(0, 16) : hash.toString());
    }
}
