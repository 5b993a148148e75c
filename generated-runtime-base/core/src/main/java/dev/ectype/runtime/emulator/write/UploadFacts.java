package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.request.ContentPart;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.jspecify.annotations.Nullable;

/** Derives members of an instance from an uploaded file, such as its size, name, type and checksum. */
public final class UploadFacts {
    private static final List<String> SIZES = List.of(
            "size",
            "filesize",
            "sizebytes",
            "sizeinbytes",
            "filesizeinbytes",
            "filesizebytes",
            "bytes",
            "bytesize",
            "contentlength",
            "contentsize",
            "length",
            "filelength");
    private static final List<String> NAMES = List.of("name", "filename", "originalfilename", "originalname");
    private static final List<String> TYPES = List.of("contenttype", "mimetype", "mime", "mediatype", "filetype");
    private static final List<String> ENDINGS = List.of("extension", "fileextension", "ext");

    private final ContentPart part;

    private UploadFacts(ContentPart part) {
        this.part = part;
    }

    /** Returns the request item with derived values for members that the client did not set. */
    static @Nullable public Document withFacts(@Nullable Document item, Schema type, List<ContentPart> parts) {
        ObjectSchema object = parts.isEmpty() ? null : SchemaShape.object(type);
        if (object == null || item != null && !item.isObject()) {
            return item;
        }
        Document known = item == null ? Document.EMPTY_OBJECT : item;
        Document result = known;
        for (ContentPart part : parts) {
            result = new UploadFacts(part).withObjectMember(result, object);
        }
        return new UploadFacts(parts.get(0)).withMembers(result, object);
    }

    /** Adds the facts of the file to an object member with the part's name. */
    private Document withObjectMember(Document item, ObjectSchema object) {
        MemberSchema member = object.member(part.name());
        ObjectSchema inner = member == null ? null : SchemaShape.object(member.type());
        if (inner == null) {
            return item;
        }
        Document facts = withMembers(Document.EMPTY_OBJECT, inner);
        return ObjectEdit.of(item).set(part.name(), facts).toDocument();
    }

    private Document withMembers(Document item, ObjectSchema object) {
        ObjectEdit edit = null;
        for (MemberSchema member : object.members()) {
            Document sent = item.member(member.name());
            if (sent != null && !sent.isNull()) {
                continue;
            }
            for (Document value : values(NormalizedName.of(member.name()), member.type())) {
                if (Validator.allows(member.type(), value, Direction.STORED)) {
                    edit = edit == null ? ObjectEdit.of(item) : edit;
                    edit.set(member.name(), value);
                    break;
                }
            }
        }
        return edit == null ? item : edit.toDocument();
    }

    private List<Document> values(String name, Schema type) {
        if (SIZES.contains(name)) {
            Document number = number(part.content().size());
            return List.of(number, Document.of(number.literal()));
        }
        String fileName = part.fileName();
        if (fileName != null && NAMES.contains(name)) {
            return List.of(Document.of(fileName));
        }
        int dot = fileName == null ? -1 : fileName.lastIndexOf('.');
        if (fileName != null && dot >= 0 && ENDINGS.contains(name)) {
            return List.of(Document.of(fileName.substring(dot + 1)), Document.of(fileName.substring(dot)));
        }
        String mediaType = part.mediaType();
        if (mediaType != null && TYPES.contains(name)) {
            return List.of(Document.of(mediaType));
        }
        return sums(name, type);
    }

    private static Document number(long value) {
        return new JsonWriter(24).value(BigDecimal.valueOf(value)).toDocument();
    }

    /** Returns checksums in the described encoding. Those with the length of an example come first. */
    private List<Document> sums(String name, Schema type) {
        boolean base64 = SchemaShape.bare(type) instanceof TextSchema text && "byte".equals(text.format());
        List<Document> texts = new ArrayList<>(sums(name, base64));
        List<Integer> lengths = Stream.of(type, SchemaShape.bare(type))
                .flatMap(each -> each.notes().examples().stream())
                .map(example -> example.text().length())
                .toList();
        texts.sort(Comparator.comparing(text -> !lengths.contains(text.text().length())));
        return texts;
    }

    private List<Document> sums(String name, boolean base64) {
        List<byte[]> sums = new ArrayList<>();
        if (name.contains("crc32c")) {
            sums.add(sum(new CRC32C()));
        } else if (name.contains("crc32")) {
            sums.add(sum(new CRC32()));
        } else if (name.equals("checksum") || name.equals("hash") || name.equals("digest")) {
            sums.addAll(List.of(digest("MD5"), digest("SHA-1"), digest("SHA-256"), digest("SHA-512")));
        } else {
            for (String algorithm : List.of("MD5", "SHA-1", "SHA-256", "SHA-512")) {
                if (isNamed(name, NormalizedName.of(algorithm))) {
                    sums.add(digest(algorithm));
                }
            }
        }
        List<Document> texts = new ArrayList<>();
        for (byte[] sum : sums) {
            String hex = HexFormat.of().formatHex(sum);
            String short64 = Base64.getEncoder().encodeToString(sum);
            texts.add(Document.of(base64 ? short64 : hex));
            texts.add(Document.of(base64 ? hex : short64));
        }
        return texts;
    }

    private static boolean isNamed(String name, String algorithm) {
        return name.equals(algorithm)
                || List.of("hash", "sum", "checksum", "digest", "hex").contains(name.replace(algorithm, ""))
                || name.equals("content" + algorithm)
                || name.equals("file" + algorithm);
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
