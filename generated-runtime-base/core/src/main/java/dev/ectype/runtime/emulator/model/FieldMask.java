package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.JsonPatch;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Lists the members that a change concerns, such as {@code title,rights.owner}. Listed members that the request omits are unset,
 * and listed objects are replaced instead of merged.
 *
 * @param paths the paths of the members
 * @param replacesAll whether the change replaces the whole document
 * @param merges whether members that the request omits stay, and listed objects are merged
 */
public record FieldMask(List<MemberPath> paths, boolean replacesAll, boolean merges) {
    /** The change concerns all members in the request. */
    static final FieldMask NONE = new FieldMask(List.of(), false, false);

    /** The change concerns all members and unsets those that the request omits. */
    private static final FieldMask REPLACE_ALL = new FieldMask(List.of(), true, false);

    private static final String ALL = "*";

    /** Copies the paths. */
    public FieldMask {
        paths = List.copyOf(paths);
    }

    /**
     * Parses member names with commas between them. Without names, the mask concerns all sent members; {@code *} replaces the
     * whole document.
     */
    static FieldMask of(@Nullable String text) {
        List<MemberPath> paths = new ArrayList<>();
        for (String path : text == null ? new String[0] : text.split(",")) {
            String name = path.strip();
            if (name.equals(ALL)) {
                return REPLACE_ALL;
            }
            if (!name.isEmpty()) {
                paths.add(new MemberPath(List.of(name.split("\\."))));
            }
        }
        return paths.isEmpty() ? NONE : new FieldMask(paths, false, false);
    }

    /** Creates a mask for one member whose value is merged. */
    static FieldMask merging(String member) {
        return new FieldMask(List.of(MemberPath.of(member)), false, true);
    }

    /** Rejects a mask with members that the type does not have: the request fails as invalid and names the member. */
    public void check(Schema type) {
        for (MemberPath path : paths) {
            if (!exists(type, path.names())) {
                String dotted = String.join(".", path.names());
                String snakeCase =
                        dotted.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
                throw Problem.invalid(List.of(new Problem.Detail(
                        "update_mask",
                        "field",
                        "unknown field " + dotted + (snakeCase.equals(dotted) ? "" : ", or " + snakeCase))));
            }
        }
    }

    private static boolean exists(Schema type, List<String> names) {
        Schema at = type;
        for (String name : names) {
            if (SchemaShape.bare(at) instanceof AnySchema) {
                return true;
            }
            ObjectSchema object = SchemaShape.object(at);
            if (object != null && object.members().isEmpty()) {
                return true;
            }
            MemberSchema member = SchemaShape.member(at, name);
            if (member == null) {
                return false;
            }
            at = member.type();
        }
        return true;
    }

    /** Returns the changes of the listed members, with null for members to unset. */
    @Nullable
    public Document applied(@Nullable Document sent, Document before) {
        if (paths.isEmpty()) {
            return sent;
        }
        if (sent != null && JsonPatch.isPatch(sent)) {
            return patched(sent);
        }
        Document document = sent == null ? Document.EMPTY_OBJECT : sent;
        Document changes = Document.EMPTY_OBJECT;
        for (MemberPath path : paths) {
            Document value = document.at(path);
            Document old = before.at(path);
            if (merges && value != null) {
                changes = with(changes, path.names(), value);
            } else if (!merges && (value != null || old != null)) {
                changes = with(changes, path.names(), value == null ? Document.NULL : instead(value, old));
            }
        }
        return changes;
    }

    /** Returns the operations of a JSON Patch that change a listed member or a part of one. */
    private Document patched(Document patch) {
        JsonWriter kept = new JsonWriter(patch.length()).beginArray();
        for (Document operation : patch.elements()) {
            Document pointer = operation.member("path");
            boolean listed = pointer != null
                    && paths.stream().anyMatch(path -> (pointer.text() + "/").startsWith(path.toString() + "/"));
            if (listed || "test".equals(textOf(operation.member("op")))) {
                kept.value(operation);
            }
        }
        return kept.endArray().toDocument();
    }

    private static @Nullable String textOf(@Nullable Document value) {
        return value == null ? null : value.text();
    }

    /** Returns a merge patch that replaces an old value completely. */
    private static Document instead(Document value, @Nullable Document old) {
        if (!value.isObject() || old == null || !old.isObject()) {
            return value;
        }
        ObjectEdit edit = ObjectEdit.of(value);
        for (JsonMember member : old.members()) {
            Document replacement = value.member(member.name());
            edit.set(member.name(), replacement == null ? Document.NULL : instead(replacement, member.value()));
        }
        return edit.toDocument();
    }

    private static Document with(Document object, List<String> names, Document value) {
        String first = names.get(0);
        if (names.size() == 1) {
            return ObjectEdit.of(object).set(first, value).toDocument();
        }
        Document inner = object.member(first);
        Document environment = inner != null && inner.isObject() ? inner : Document.EMPTY_OBJECT;
        return ObjectEdit.of(object)
                .set(first, with(environment, names.subList(1, names.size()), value))
                .toDocument();
    }
}
