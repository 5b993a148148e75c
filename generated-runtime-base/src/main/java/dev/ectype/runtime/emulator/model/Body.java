package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.emulator.document.DocumentChange;
import dev.ectype.runtime.emulator.request.ContentPart;
import dev.ectype.runtime.emulator.request.RequestPayload;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.JsonPatch;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a request carries to make or change an instance; it lasts as long as the request. */
public final class Body<T> {
    private final @Nullable Document document;
    private final boolean form;
    private final List<ContentPart> parts;
    private final Class<T> type;
    private final FieldMask mask;

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

    public static Body<Document> none() {
        return new Body<>(null, false, List.of(), Document.class, FieldMask.NONE);
    }

    /** A body made by an override. */
    public static <T> Body<T> of(Document document, Class<T> type) {
        return new Body<>(document, false, List.of(), type, FieldMask.NONE);
    }

    public boolean isEmpty() {
        return document == null;
    }

    /** The part of the body that describes the instance; an empty object when there is none. */
    public Document document() {
        return document == null ? Document.EMPTY_OBJECT : document;
    }

    /** The value at a JSON Pointer, or null. */
    public @Nullable Document at(String pointer) {
        return document().at(MemberPath.parse(pointer));
    }

    /** A member of it that names something. */
    public String text(String member) {
        Document value = document().member(member);
        if (value == null || !value.isString() && !value.isNumber()) {
            throw Problem.invalid(List.of(new Problem.Detail("body/" + member, "required", "is required")));
        }
        return value.text();
    }

    /** The same as a Java value; that a class which was chosen for a text refuses that text is answered as an invalid request. */
    public T value() {
        try {
            return DocumentCodec.read(document(), type);
        } catch (BadMappedValue refused) {
            throw Problem.invalid(List.of(new Problem.Detail("body/" + refused.path(), "format", refused.fault())));
        }
    }

    @Nullable
    public Document item() {
        return document;
    }

    /** The same about another instance. */
    public Body<T> about(Document item) {
        return new Body<>(item, form, parts, type, mask);
    }

    /** The same, of which only those members are meant that a list with commas names; all of them where it names none. */
    public Body<T> only(@Nullable String members) {
        return new Body<>(document, form, parts, type, FieldMask.of(members));
    }

    public FieldMask mask() {
        return mask;
    }

    /** The same with some of its contents. */
    public Body<T> with(List<ContentPart> some) {
        return new Body<>(document, form, some, type, mask);
    }

    /** The contents that came with it, such as files. */
    public List<ContentPart> parts() {
        return parts;
    }

    /** How it is to be understood as a change: by its form, else by its media type. */
    public DocumentChange.Format manner(Request request) {
        if (document != null && JsonPatch.isPatch(document)) {
            return DocumentChange.Format.JSON_PATCH;
        }
        if (form) {
            return DocumentChange.Format.FORM;
        }
        String type = request.header("content-type");
        boolean merges = type != null && type.toLowerCase(Locale.ROOT).startsWith("application/merge-patch+json");
        return merges ? DocumentChange.Format.MERGE_PATCH : DocumentChange.Format.MEMBERS;
    }
}
