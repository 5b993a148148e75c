package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.emulator.document.ChangeFormat;
import dev.ectype.runtime.emulator.request.ContentPart;
import dev.ectype.runtime.emulator.request.RequestPayload;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.JsonPatch;
import dev.ectype.runtime.problem.Problem;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Holds the request body from which an operation creates or changes an instance. It is valid only during the request. */
public final class Body<T> {
    private final @Nullable Document document;
    private final boolean form;
    private final List<ContentPart> parts;
    private final Class<T> type;
    private final FieldMask mask;

    /**
     * Creates a body from the payload of a request.
     *
     * @param type the Java type of {@link #value}
     */
    public Body(RequestPayload payload, Class<T> type) {
        this(payload.item(), payload.form(), payload.parts(), type, FieldMask.NONE);
    }

    private Body(@Nullable Document document, boolean form, List<ContentPart> parts, Class<T> type, FieldMask mask) {
        this.mask = mask;
        this.document = document;
        this.form = form;
        this.parts = parts;
        this.type = type;
    }

    /** Returns a body without a document. */
    public static Body<Document> none() {
        return new Body<>(null, false, List.of(), Document.class, FieldMask.NONE);
    }

    /** Creates a body from a document, for overrides. */
    public static <T> Body<T> of(Document document, Class<T> type) {
        return new Body<>(document, false, List.of(), type, FieldMask.NONE);
    }

    /** Whether the request has no document. */
    public boolean isEmpty() {
        return document == null;
    }

    /** Returns the part of the body that describes the instance, or an empty object. */
    public Document document() {
        return document == null ? Document.EMPTY_OBJECT : document;
    }

    /** Returns the value at a JSON Pointer, or null. */
    public @Nullable Document at(String pointer) {
        return document().at(MemberPath.parse(pointer));
    }

    /** Returns the text or number in a member as text. A body without the member is rejected. */
    public String text(String member) {
        return text(MemberPath.of(member));
    }

    /** Returns the text or number at a JSON Pointer as text. A body without the value is rejected. */
    public String textAt(String pointer) {
        return text(MemberPath.parse(pointer));
    }

    private String text(MemberPath path) {
        String text = IdentifierText.of(document().at(path));
        if (text == null) {
            throw Problem.invalid(List.of(new Problem.Detail("body" + path, "required", "is required")));
        }
        return text;
    }

    /** Returns the document as a Java value. If a mapped class rejects a value, the request fails as invalid. */
    public T value() {
        try {
            return DocumentCodec.read(document(), type);
        } catch (BadMappedValue refused) {
            throw Problem.invalid(List.of(new Problem.Detail("body/" + refused.path(), "format", refused.fault())));
        }
    }

    /** Returns the part of the body that describes the instance, or null. */
    @Nullable
    public Document item() {
        return document;
    }

    /** Returns a copy of this body with another document. */
    public Body<T> about(Document item) {
        return new Body<>(item, form, parts, type, mask);
    }

    /**
     * Returns a copy of this body with a field mask.
     *
     * @param members the member names with commas between them; null or empty for all members
     */
    public Body<T> only(@Nullable String members) {
        return new Body<>(document, form, parts, type, FieldMask.of(members));
    }

    /** Returns a copy of this body that concerns one member and keeps the members of its value that the body omits. */
    public Body<T> merging(String member) {
        return new Body<>(document, form, parts, type, FieldMask.merging(member));
    }

    /** Returns the field mask, which says which members a change concerns. */
    public FieldMask mask() {
        return mask;
    }

    /** Returns a copy of this body with other contents. */
    public Body<T> with(List<ContentPart> some) {
        return new Body<>(document, form, some, type, mask);
    }

    /** Returns the contents that came with the request, such as files. */
    public List<ContentPart> parts() {
        return parts;
    }

    /** Returns the format of a change, determined by the body's form and else by its media type. */
    public ChangeFormat manner(Request request) {
        if (document != null && JsonPatch.isPatch(document)) {
            return ChangeFormat.JSON_PATCH;
        }
        if (form) {
            return ChangeFormat.FORM;
        }
        String type = request.header("content-type");
        String media = type == null ? "" : type.toLowerCase(Locale.ROOT);
        if (media.startsWith("application/strategic-merge-patch+json")) {
            return ChangeFormat.KEYED_ITEMS;
        }
        return media.startsWith("application/merge-patch+json") ? ChangeFormat.MERGE_PATCH : ChangeFormat.MEMBERS;
    }
}
