package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.AuthorWords;
import dev.ectype.compiler.infer.lexicon.EventWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds the members of items that filter parameters mean. */
final class FilterTargets {
    private static final List<String> IDENTIFIES = List.of("id", "ids", "gid", "uuid", "guid", "sid");

    private final TypeShapes shapes;
    private final IdentifierMembers idMembers;
    private final ObjectShape shape;
    /** The instance and, if its identifier is inside of an object, that object. */
    private final List<MemberPath> places;
    /** The members that reference instances of other resources. */
    private final List<String> references;
    /** The objects whose members describe the instance. */
    private final List<String> describing;
    /** The members with the user who created the instance. */
    private final List<String> authors;

    FilterTargets(ModelDraft draft, ResourceDraft resource) {
        this.shapes = draft.shapes;
        this.idMembers = draft.idMembers;
        this.shape = draft.shape(resource);
        this.references = draft.relationships().stream()
                .filter(relationship -> relationship.from().equals(resource.resourceName()))
                .map(Relationship::member)
                .filter(Objects::nonNull)
                .toList();
        this.describing = resource.describing();
        this.authors = resource.authorMembers();
        this.places =
                resource.idWithin == null ? List.of(MemberPath.ROOT) : List.of(MemberPath.ROOT, resource.idWithin);
    }

    /** Returns the location of the scalar value that the words mean, or null. */
    @Nullable
    MemberPath named(List<String> words) {
        String bare = String.join("", words);
        ObjectMember member = words.isEmpty() ? null : alike(shape, bare);
        boolean identifies = words.size() > 1 && IDENTIFIES.contains(words.get(words.size() - 1));
        if (member == null && identifies) {
            member = alike(shape, String.join("", words.subList(0, words.size() - 1)));
        }
        if (member == null && words.size() > 1 && words.get(words.size() - 1).equals("name")) {
            member = nameList(String.join("", words.subList(0, words.size() - 1)));
        }
        if (member != null) {
            return comparable(member);
        }
        MemberPath nested = nested(words);
        if (nested == null && authors.size() == 1 && AuthorWords.isAuthor(bare)) {
            return MemberPath.of(authors.get(0));
        }
        return nested == null ? described(bare) : nested;
    }

    /** Returns the list of texts with this name, which are names themselves: {@code tags} for {@code tag_name}. */
    private @Nullable ObjectMember nameList(String bare) {
        ObjectMember member = alike(shape, bare);
        TypeRef items = member == null ? null : shapes.items(member.type());
        return items != null && shapes.core(items) instanceof TextType ? member : null;
    }

    /** Returns a member of an object that describes the instance: {@code attributes.status}. */
    private @Nullable MemberPath described(String bare) {
        for (String name : bare.isEmpty() ? List.<String>of() : describing) {
            ObjectMember object = shape.member(name);
            ObjectMember member = object == null ? null : alike(shapes.shape(object.type()), bare);
            MemberPath path = member == null ? null : comparable(member);
            if (path != null) {
                return MemberPath.of(name).then(path);
            }
        }
        return referenced(bare);
    }

    /** Returns a reference inside of objects that the words mean: {@code relationships.author.data}. */
    private @Nullable MemberPath referenced(String bare) {
        for (String reference : bare.isEmpty() ? List.<String>of() : references) {
            List<String> names = MemberPath.ofDots(reference).names();
            int last = names.size() - 1;
            boolean named = last > 0
                    && names.subList(Math.max(1, last - 1), last + 1).stream()
                            .map(NameWords::bare)
                            .anyMatch(name ->
                                    name.equals(bare) || Nouns.singular(name).equals(Nouns.singular(bare)));
            if (named) {
                return new MemberPath(names);
            }
        }
        for (ObjectMember object :
                bare.isEmpty() ? List.<ObjectMember>of() : shape.members().values()) {
            ObjectMember member = shapes.items(object.type()) == null ? alike(shapes.shape(object.type()), bare) : null;
            MemberPath path = member == null ? null : wrapped(member);
            if (path != null) {
                return MemberPath.of(object.name()).then(path);
            }
        }
        return null;
    }

    /** Returns the identifier of the instance in an object of a member: {@code author.data.id}. */
    private @Nullable MemberPath wrapped(ObjectMember wrapper) {
        for (ObjectMember inner : shapes.shape(wrapper.type()).members().values()) {
            String id = shapes.items(inner.type()) != null
                    ? null
                    : idMembers.of(shapes.shape(inner.type()), wrapper.name(), null);
            if (id != null) {
                return MemberPath.of(wrapper.name(), inner.name()).then(id);
            }
        }
        return null;
    }

    /** Returns the member with a name in any spelling, singular or plural, with or without an {@code is} in front. */
    private @Nullable ObjectMember alike(ObjectShape of, String bare) {
        List<String> spellings = new ArrayList<>(List.of(bare, Nouns.singular(bare), Nouns.plural(bare)));
        spellings.add(bare.startsWith("is") ? bare.substring(2) : "is" + bare);
        for (String spelling : spellings) {
            ObjectMember member = of.like(spelling);
            boolean toggled = spelling.equals(spellings.get(3));
            if (member != null && (!toggled || isBoolean(member.type()))) {
                return member;
            }
        }
        return null;
    }

    /**
     * Returns the reference that the words mean, instead of a member of the object in it: the object is compared with the
     * identifier of the referenced instance.
     */
    MemberPath reference(List<String> words, MemberPath found) {
        String first = found.names().get(0);
        return references.contains(first) && NameWords.bare(first).equals(String.join("", words))
                ? MemberPath.of(first)
                : found;
    }

    private @Nullable MemberPath comparable(ObjectMember member) {
        TypeRef items = shapes.items(member.type());
        TypeRef one = items == null ? member.type() : items;
        if (shapes.mayBeScalar(one) || isBoolean(one)) {
            return MemberPath.of(member.name());
        }
        String inner = idMembers.of(shapes.shape(one), member.name(), member.name());
        if (inner == null) {
            return null;
        }
        return items == null ? MemberPath.of(member.name(), inner) : MemberPath.of(member.name());
    }

    /** Returns a member of a member: {@code owner.login}. */
    private @Nullable MemberPath nested(List<String> words) {
        for (int cut = words.size() - 1; cut > 0; cut--) {
            ObjectMember outer = shape.like(String.join("", words.subList(0, cut)));
            ObjectMember inner = outer == null || shapes.items(outer.type()) != null
                    ? null
                    : shapes.shape(outer.type()).like(String.join("", words.subList(cut, words.size())));
            if (outer != null && inner != null && (shapes.mayBeScalar(inner.type()) || isBoolean(inner.type()))) {
                return MemberPath.of(outer.name(), inner.name());
            }
        }
        return null;
    }

    /**
     * Returns the time member that the words mean, or null: {@code updated_since} and {@code lastModifiedAfter} mean
     * the same.
     */
    @Nullable
    MemberPath time(List<String> words) {
        String event = EventWords.event(words);
        for (ObjectMember member : shape.members().values()) {
            List<String> own = NameWords.of(member.name());
            boolean same = event.isEmpty()
                    ? EventWords.isOccurrence(own)
                    : event.equals(EventWords.event(own)) && EventWords.isTime(own);
            if (same && isOrdered(member.type())) {
                return MemberPath.of(member.name());
            }
        }
        return event.isEmpty() ? time(List.of("created")) : null;
    }

    /** Returns the location of the map that the words mean, of the instance or of the object with its identifier, or null. */
    @Nullable
    MemberPath map(List<String> words) {
        for (MemberPath place : places) {
            TypeRef type = type(place);
            ObjectShape of = place.isRoot() ? shape : type == null ? ObjectShape.EMPTY : shapes.shape(type);
            ObjectMember member = words.isEmpty() ? null : alike(of, String.join("", words));
            if (member != null && shapes.isOpen(member.type())) {
                return place.then(member.name());
            }
        }
        return null;
    }

    /** Returns whether the member at a path is a text. */
    boolean isText(MemberPath path) {
        TypeRef type = type(path);
        return type != null && shapes.core(type) instanceof TextType;
    }

    /** Returns whether the values of the member at a path have an order. */
    boolean isOrdered(MemberPath path) {
        TypeRef type = type(path);
        return type != null && isOrdered(type);
    }

    private boolean isOrdered(TypeRef type) {
        return shapes.variants(type).stream()
                .map(shapes::core)
                .anyMatch(core -> core instanceof TextType || core instanceof NumberType);
    }

    /** Returns the type of the member at a path, or null if the items have no such member. */
    @Nullable
    TypeRef type(MemberPath path) {
        ObjectShape at = shape;
        TypeRef type = null;
        for (String name : path.names()) {
            ObjectMember member = at.member(name);
            if (member == null) {
                return null;
            }
            type = member.type();
            at = shapes.shape(type);
        }
        return type;
    }

    private boolean isBoolean(TypeRef type) {
        return shapes.core(type) instanceof BooleanType;
    }
}
