package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.StateStream;
import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The form of events with instances of a resource: the place of the instance, and the member and words for what happened.
 *
 * @param kind the member with the kind of the event, or null
 */
record StreamEvents(
        @Nullable TypeRef type, MemberPath at, @Nullable MemberPath kind, List<StateStream.KindWord> kinds) {
    /** The form in which an event is an instance. */
    static final StreamEvents INSTANCES = new StreamEvents(null, MemberPath.ROOT, null, List.of());

    /** The members of an envelope around a result or an error. */
    private static final List<String> RESULTS = List.of("result");

    private static final List<String> HOLDERS =
            List.of("object", "data", "resource", "item", "payload", "entity", "record", "value", "document", "after");
    private static final List<String> AFTER = List.of("after", "new", "current", "newvalue", "newstate");
    private static final List<String> KIND_NAMES = List.of(
            "type",
            "event",
            "eventtype",
            "kind",
            "action",
            "op",
            "operation",
            "change",
            "changetype",
            "eventname",
            "verb");
    private static final List<String> CREATED =
            List.of("added", "created", "create", "add", "inserted", "insert", "new", "put");
    private static final List<String> CHANGED =
            List.of("modified", "updated", "changed", "update", "modify", "change", "edited", "put");
    private static final List<String> DELETED = List.of("deleted", "removed", "delete", "remove", "destroyed");

    /** The convention of APIs with a {@code watch} parameter: {@code {"type": "ADDED", "object": …}}. */
    static StreamEvents conventional(@Nullable TypeRef type) {
        return new StreamEvents(
                type, MemberPath.of("object"), MemberPath.of("type"), words("ADDED", "MODIFIED", "DELETED"));
    }

    private static List<StateStream.KindWord> words(String created, String changed, String deleted) {
        return List.of(
                new StateStream.KindWord(EventTrigger.Kind.CREATED, created),
                new StateStream.KindWord(EventTrigger.Kind.CHANGED, changed),
                new StateStream.KindWord(EventTrigger.Kind.DELETED, deleted));
    }

    /** Returns the form of events of a type with instances of a resource, or null if they contain none. */
    static @Nullable StreamEvents of(ModelDraft draft, TypeRef type, ResourceDraft resource) {
        TypeRef item = draft.shapes.items(type);
        TypeRef event = item == null ? type : item;
        if (draft.shapes.core(event) instanceof TextType || isInstance(draft, event, resource)) {
            return new StreamEvents(event, MemberPath.ROOT, null, List.of());
        }
        ObjectShape shape = draft.shapes.shape(event);
        for (String name : RESULTS) {
            ObjectMember result = shape.like(name);
            StreamEvents inner =
                    result == null ? null : inObject(draft, result.type(), MemberPath.of(result.name()), resource);
            if (result != null && inner != null) {
                return inner.within(event);
            }
            if (result != null && isInstance(draft, result.type(), resource)) {
                return new StreamEvents(event, MemberPath.of(result.name()), null, List.of());
            }
        }
        StreamEvents inside = inObject(draft, event, MemberPath.ROOT, resource);
        return inside == null ? null : inside.within(event);
    }

    /** Returns whether the events have the members of the convention. */
    boolean isConventional() {
        StreamEvents conventional = conventional(null);
        return at.equals(conventional.at) && conventional.kind != null && conventional.kind.equals(kind);
    }

    /** Returns whether the events contain the declared type of a resource, and not just any object. */
    boolean isAbout(ModelDraft draft, ResourceDraft resource) {
        TypeRef held = type;
        for (String name : at.names()) {
            ObjectMember member = held == null ? null : draft.shapes.shape(held).member(name);
            held = member == null ? null : member.type();
        }
        return held != null && isInstance(draft, held, resource);
    }

    private StreamEvents within(TypeRef event) {
        return new StreamEvents(event, at, kind, kinds);
    }

    private static @Nullable StreamEvents inObject(
            ModelDraft draft, TypeRef type, MemberPath base, ResourceDraft resource) {
        ObjectShape shape = draft.shapes.shape(type);
        List<StateStream.KindWord> members = kindMembers(draft, shape, base, resource);
        if (members.size() > 1) {
            return new StreamEvents(type, Objects.requireNonNull(members.get(0).at()), null, members);
        }
        ObjectMember held = held(draft, shape, resource);
        if (held == null) {
            return null;
        }
        MemberPath at = base.then(held.name());
        for (ObjectMember member : shape.members().values()) {
            TypeRef core = draft.shapes.core(member.type());
            boolean text = core instanceof EnumType || core instanceof TextType;
            if (text && member != held && KIND_NAMES.contains(NameWords.bare(member.name()))) {
                List<StateStream.KindWord> kinds = kinds(draft, type, member, held);
                // Of kinds that are none of a write, no event can be created.
                return kinds.isEmpty() ? null : new StreamEvents(type, at, base.then(member.name()), kinds);
            }
        }
        return new StreamEvents(type, at, null, List.of());
    }

    /** Returns the members that contain the instance in one kind of event each, such as {@code created} and {@code updated}. */
    private static List<StateStream.KindWord> kindMembers(
            ModelDraft draft, ObjectShape shape, MemberPath base, ResourceDraft resource) {
        List<StateStream.KindWord> members = new ArrayList<>();
        for (ObjectMember member : shape.members().values()) {
            List<String> words = NameWords.of(member.name());
            EventTrigger.Kind kind =
                    words.isEmpty() || !isInstance(draft, member.type(), resource) ? null : kind(words);
            if (kind != null) {
                members.add(new StateStream.KindWord(kind, null, base.then(member.name())));
            }
        }
        return members;
    }

    /** Returns the kind that the first or the last of some words means, or null. */
    private static EventTrigger.@Nullable Kind kind(List<String> words) {
        for (String word : List.of(words.get(words.size() - 1), words.get(0))) {
            if (CREATED.contains(word)) {
                return EventTrigger.Kind.CREATED;
            }
            if (CHANGED.contains(word)) {
                return EventTrigger.Kind.CHANGED;
            }
            if (DELETED.contains(word)) {
                return EventTrigger.Kind.DELETED;
            }
        }
        return null;
    }

    private static @Nullable ObjectMember held(ModelDraft draft, ObjectShape shape, ResourceDraft resource) {
        List<ObjectMember> instances = shape.members().values().stream()
                .filter(member -> isInstance(draft, member.type(), resource))
                .toList();
        if (!instances.isEmpty()) {
            // Several are the states before and after, or one for each kind of event.
            return instances.size() == 1
                    ? instances.get(0)
                    : instances.stream()
                            .filter(member -> AFTER.contains(NameWords.bare(member.name())))
                            .findFirst()
                            .orElse(null);
        }
        for (ObjectMember member : shape.members().values()) {
            String name = NameWords.bare(member.name());
            boolean open = draft.shapes.core(member.type()) instanceof AnyType || draft.shapes.isOpen(member.type());
            if (open && (HOLDERS.contains(name) || name.equals(NameWords.bare(resource.noun())))) {
                return member;
            }
        }
        return null;
    }

    private static boolean isInstance(ModelDraft draft, TypeRef type, ResourceDraft resource) {
        List<TypeName> stored = draft.shapes.names(resource.storedType());
        if (draft.shapes.names(type).stream().anyMatch(stored::contains)) {
            return true;
        }
        ObjectShape shape = draft.shapes.shape(type);
        return !shape.isEmpty()
                && resource.idMember != null
                && shape.has(resource.idMember)
                && shape.isShortFormOf(draft.shape(resource));
    }

    private static List<StateStream.KindWord> kinds(
            ModelDraft draft, TypeRef event, ObjectMember kind, ObjectMember held) {
        List<JsonValue> values = new ArrayList<>();
        for (TypeRef variant : draft.shapes.variants(event)) {
            ObjectMember member = draft.shapes.shape(variant).member(kind.name());
            if (member != null && draft.shapes.core(member.type()) instanceof EnumType allowed) {
                values.addAll(allowed.values());
            }
        }
        if (!values.isEmpty()) {
            List<StateStream.KindWord> words = new ArrayList<>();
            add(values, EventTrigger.Kind.CREATED, CREATED, words);
            add(values, EventTrigger.Kind.CHANGED, CHANGED, words);
            add(values, EventTrigger.Kind.DELETED, DELETED, words);
            return words;
        }
        boolean conventional = NameWords.bare(kind.name()).equals("type")
                && NameWords.bare(held.name()).equals("object");
        return conventional ? words("ADDED", "MODIFIED", "DELETED") : words("created", "updated", "deleted");
    }

    /** Adds the value whose last word is one of the known ones for a kind of event. */
    private static void add(
            List<JsonValue> values, EventTrigger.Kind kind, List<String> known, List<StateStream.KindWord> words) {
        for (String each : known) {
            for (JsonValue value : values) {
                List<String> parts = value instanceof JsonText text ? NameWords.of(text.text()) : List.of();
                if (value instanceof JsonText text && parts.lastIndexOf(each) == parts.size() - 1 && !parts.isEmpty()) {
                    words.add(new StateStream.KindWord(kind, text.text()));
                    return;
                }
            }
        }
    }
}
