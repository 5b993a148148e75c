package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.FileWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Describes how a request body carries files.
 *
 * @param parts the form members that may be files
 * @param certain true if the description declares binary content, false if clients only may send it
 * @param content true if the body is a content or has a declared file as a part
 * @param several true if a part is a list of files
 */
record FileBody(Set<String> parts, boolean certain, boolean content, boolean several) {
    private static final String FORM = "application/x-www-form-urlencoded";
    private static final List<String> LINES = List.of("application/x-ndjson", "application/jsonl");

    /** Texts in these notations may come from a file, but are values and no contents to store. */
    private static final List<String> NOTATIONS = List.of("application/yaml", "text/event-stream", "text/html");

    /** Returns how the body of an endpoint carries files, or null if it has no place for a file. */
    static @Nullable FileBody of(TypeShapes shapes, Endpoint endpoint) {
        FileBody found = null;
        for (Media media :
                endpoint.body() == null ? List.<Media>of() : endpoint.body().media()) {
            FileBody body = of(shapes, media);
            found = found == null ? body : body == null ? found : found.with(body);
        }
        return found;
    }

    private static @Nullable FileBody of(TypeShapes shapes, Media media) {
        TypeRef type = media.type() == null ? AnyType.ANY : media.type();
        if (media.bareType().startsWith("multipart/")) {
            return ofMultipart(shapes, type);
        }
        if (media.bareType().equals(FORM)) {
            return ofForm(shapes, type);
        }
        return isRaw(shapes, media) ? ofText(media, shapes.core(type)) : null;
    }

    /** Returns whether a reply is a content: raw, or as a quoted text. */
    static boolean isContent(TypeShapes shapes, Media media) {
        boolean quoted = media.isJson() && media.type() != null && shapes.core(media.type()) instanceof TextType;
        return quoted || isRaw(shapes, media) && !NOTATIONS.contains(media.bareType());
    }

    /** Returns whether the bytes of a body have no structure. */
    private static boolean isRaw(TypeShapes shapes, Media media) {
        String type = media.bareType();
        boolean value = media.isJson()
                || media.isXml()
                || LINES.contains(type)
                || type.equals(FORM)
                || type.startsWith("multipart/");
        return !value && isOpen(media.type() == null ? AnyType.ANY : shapes.core(media.type()));
    }

    private static FileBody ofText(Media media, TypeRef core) {
        boolean certain = core instanceof AnyType || isBinary(core);
        return new FileBody(new LinkedHashSet<>(), certain, !NOTATIONS.contains(media.bareType()), false);
    }

    private static FileBody ofMultipart(TypeShapes shapes, TypeRef type) {
        Set<String> parts = new LinkedHashSet<>();
        boolean file = false;
        boolean several = false;
        for (ObjectMember member : shapes.shape(type).members().values()) {
            TypeRef items = shapes.items(member.type());
            TypeRef core = shapes.core(items == null ? member.type() : items);
            file |= isBinary(core);
            several |= isBinary(core) && items != null;
            if (isOpen(core)) {
                parts.add(member.name());
            }
        }
        return new FileBody(parts, file, file, several);
    }

    /** Clients send a file in place of a text whose name means a file, with a multipart body. */
    private static @Nullable FileBody ofForm(TypeShapes shapes, TypeRef type) {
        Set<String> parts = new LinkedHashSet<>();
        for (ObjectMember member : shapes.shape(type).members().values()) {
            if (FileWords.isFile(member.name()) && isOpen(shapes.core(member.type()))) {
                parts.add(member.name());
            }
        }
        return parts.isEmpty() ? null : new FileBody(parts, false, false, false);
    }

    private static boolean isOpen(TypeRef core) {
        return core instanceof AnyType || core instanceof TextType;
    }

    private static boolean isBinary(TypeRef core) {
        return core instanceof TextType text && "binary".equals(text.format());
    }

    /** Returns the places for files of both bodies. */
    FileBody with(FileBody other) {
        Set<String> both = new LinkedHashSet<>(parts);
        both.addAll(other.parts);
        return new FileBody(both, certain || other.certain, content || other.content, several || other.several);
    }
}
