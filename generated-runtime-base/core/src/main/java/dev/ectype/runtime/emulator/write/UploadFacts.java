package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.request.ContentPart;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.resource.FileMemberPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.jspecify.annotations.Nullable;

/** Derives members of an instance from an uploaded file, such as its size, name, type and checksum. */
public final class UploadFacts {
    private static final List<FileMemberPlan.Fact> DIGESTS = List.of(
            FileMemberPlan.Fact.MD5,
            FileMemberPlan.Fact.SHA_1,
            FileMemberPlan.Fact.SHA_256,
            FileMemberPlan.Fact.SHA_512);

    private final List<FileMemberPlan> plans;
    private final ContentPart part;

    private UploadFacts(List<FileMemberPlan> plans, ContentPart part) {
        this.plans = plans;
        this.part = part;
    }

    /** Returns the request item with derived values for members that the client did not set. */
    static @Nullable public Document withFacts(@Nullable Document item, ResourceShape shape, List<ContentPart> parts) {
        ObjectSchema object = parts.isEmpty() ? null : SchemaShape.object(shape.type());
        if (object == null || item != null && !item.isObject()) {
            return item;
        }
        List<FileMemberPlan> plans = shape.plan().fileMembers();
        Document known = item == null ? Document.EMPTY_OBJECT : item;
        Document result = known;
        for (ContentPart part : parts) {
            result = new UploadFacts(plans, part).withObjectMember(result, object);
        }
        return new UploadFacts(plans, parts.get(0)).withMembers(result, object, null);
    }

    /** Adds the facts of the file to an object member with the part's name. */
    private Document withObjectMember(Document item, ObjectSchema object) {
        MemberSchema member = object.member(part.name());
        ObjectSchema inner = member == null ? null : SchemaShape.object(member.type());
        if (inner == null) {
            return item;
        }
        Document facts = withMembers(Document.EMPTY_OBJECT, inner, part.name());
        return ObjectEdit.of(item).set(part.name(), facts).toDocument();
    }

    private Document withMembers(Document item, ObjectSchema object, @Nullable String partName) {
        ObjectEdit edit = null;
        for (FileMemberPlan plan : plans) {
            MemberSchema member = Objects.equals(plan.part(), partName) ? object.member(plan.member()) : null;
            Document sent = item.member(plan.member());
            Document value = member == null || sent != null && !sent.isNull() ? null : value(plan, member.type());
            if (value != null) {
                edit = edit == null ? ObjectEdit.of(item) : edit;
                edit.set(plan.member(), value);
            }
        }
        return edit == null ? item : edit.toDocument();
    }

    /** Returns the first form of the fact that the type allows, or null. */
    private @Nullable Document value(FileMemberPlan plan, Schema type) {
        for (Document value : values(plan)) {
            if (Validator.allows(type, value, Direction.STORED)) {
                return value;
            }
        }
        return null;
    }

    private List<Document> values(FileMemberPlan plan) {
        return switch (plan.fact()) {
            case SIZE -> sizes();
            case NAME -> texts(part.fileName());
            case EXTENSION -> extensions();
            case MEDIA_TYPE -> texts(part.mediaType());
            default -> digests(plan);
        };
    }

    private List<Document> sizes() {
        Document number = number(part.content().size());
        return List.of(number, Document.of(number.literal()));
    }

    private static List<Document> texts(@Nullable String text) {
        return text == null ? List.of() : List.of(Document.of(text));
    }

    private List<Document> extensions() {
        String fileName = part.fileName();
        int dot = fileName == null ? -1 : fileName.lastIndexOf('.');
        return fileName == null || dot < 0
                ? List.of()
                : List.of(Document.of(fileName.substring(dot + 1)), Document.of(fileName.substring(dot)));
    }

    private static Document number(long value) {
        return new JsonWriter(24).value(BigDecimal.valueOf(value)).toDocument();
    }

    private List<Document> digests(FileMemberPlan plan) {
        List<FileMemberPlan.Fact> facts = plan.fact() == FileMemberPlan.Fact.DIGEST ? DIGESTS : List.of(plan.fact());
        List<Document> texts = new ArrayList<>();
        for (FileMemberPlan.Fact fact : facts) {
            byte[] digest = digest(fact);
            Document hex = Document.of(HexFormat.of().formatHex(digest));
            Document base64 = Document.of(Base64.getEncoder().encodeToString(digest));
            texts.addAll(plan.base64() ? List.of(base64, hex) : List.of(hex, base64));
        }
        return texts;
    }

    private byte[] digest(FileMemberPlan.Fact fact) {
        return switch (fact) {
            case CRC32 -> sum(new CRC32());
            case CRC32C -> sum(new CRC32C());
            default -> digest(fact.name().replace('_', '-'));
        };
    }

    private byte[] digest(String algorithm) {
        try {
            ByteSlice content = part.content();
            MessageDigest digest = MessageDigest.getInstance(algorithm);
            digest.update(content.array(), content.from(), content.size());
            return digest.digest();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every runtime has " + algorithm, impossible);
        }
    }

    private byte[] sum(Checksum sum) {
        sum.update(part.content().array(), part.content().from(), part.content().size());
        return ByteBuffer.allocate(Integer.BYTES).putInt((int) sum.getValue()).array();
    }
}
