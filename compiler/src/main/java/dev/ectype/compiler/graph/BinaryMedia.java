package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Distinguishes media of raw bytes, such as pictures, from media of values in a notation. */
final class BinaryMedia {
    private static final int LONGEST_CHAIN = 32;
    private static final List<String> NOTATIONS = List.of(
            "application/x-www-form-urlencoded",
            "application/x-ndjson",
            "application/jsonl",
            "application/yaml",
            "text/event-stream",
            "text/html");

    private final Map<TypeName, TypeRef> types;

    BinaryMedia(Map<TypeName, TypeRef> types) {
        this.types = types;
    }

    /** Returns whether a body is content, or carries a file as one of its members. */
    boolean carries(Media media) {
        return isMultipart(media) ? members(media).anyMatch(this::isFile) : isRaw(media);
    }

    /** Returns whether a body carries a list of files. */
    boolean carriesSeveral(Media media) {
        return isMultipart(media) && members(media).anyMatch(type -> isFile(type) && bare(type) instanceof ArrayType);
    }

    private static boolean isMultipart(Media media) {
        return media.bareType().startsWith("multipart/");
    }

    private Stream<TypeRef> members(Media media) {
        TypeRef bare = media.type() == null ? AnyType.ANY : bare(media.type());
        return bare instanceof ObjectType object ? object.members().stream().map(ObjectMember::type) : Stream.empty();
    }

    /** Returns whether a reply can contain content: raw, or as a quoted text. */
    boolean canContain(Media media) {
        return isRaw(media) || media.isJson() && media.type() != null && bare(media.type()) instanceof TextType;
    }

    /** Returns whether the whole body is content. */
    boolean isRaw(Media media) {
        String type = media.bareType();
        boolean notation = media.isJson() || NOTATIONS.contains(type) || isMultipart(media) || type.endsWith("xml");
        TypeRef bare = media.type() == null ? AnyType.ANY : bare(media.type());
        return !notation && (bare instanceof AnyType || bare instanceof TextType);
    }

    private boolean isFile(TypeRef type) {
        TypeRef bare = bare(type);
        TypeRef item = bare instanceof ArrayType array ? bare(array.items()) : bare;
        return item instanceof TextType text && "binary".equals(text.format());
    }

    private TypeRef bare(TypeRef type) {
        TypeRef at = type;
        for (int chain = 0; chain < LONGEST_CHAIN; chain++) {
            if (at instanceof NamedType named) {
                at = types.getOrDefault(named.name(), AnyType.ANY);
            } else if (at instanceof NullableType nullable) {
                at = nullable.type();
            } else {
                return at;
            }
        }
        return at;
    }
}
