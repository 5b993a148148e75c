package dev.ectype.launcher.judge.client;

import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.launcher.judge.description.DescribedTypes;
import dev.ectype.launcher.judge.words.IdentifierNames;
import dev.ectype.launcher.judge.words.WordComparison;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds instances and identifiers in response bodies by the names of members. */
final class InstanceReader {
    private static final List<String> CONTEXT = List.of("links", "_links", "meta");
    private static final List<String> WRAPPERS = List.of("data", "result", "item", "response");

    private InstanceReader() {}

    /** Returns the instance in a response: the body, or the object that wraps it, or null without an object. */
    static @Nullable Document instance(Document body, String noun) {
        if (!body.isObject()) {
            return null;
        }
        for (JsonMember member : body.members()) {
            boolean wrapped = member.value().isObject()
                    && body.size() <= 3
                    && (body.size() == 1
                            || WordComparison.noun(member.name()).equals(WordComparison.noun(noun))
                            || WRAPPERS.contains(member.name()));
            if (wrapped) {
                return member.value();
            }
        }
        Document beside = besideContext(body);
        return beside == null ? body : beside;
    }

    /** Returns the only object beside links and remarks about the response, or null. */
    private static @Nullable Document besideContext(Document body) {
        Document found = null;
        for (JsonMember member : body.members()) {
            boolean context = CONTEXT.contains(member.name());
            if (!context && (found != null || !member.value().isObject())) {
                return null;
            }
            found = context ? found : member.value();
        }
        return found;
    }

    /** Returns the only element of the list in a response, or null. */
    static @Nullable Document only(Document body) {
        List<Document> items = items(body);
        return items != null && items.size() == 1 && items.get(0).isObject() ? items.get(0) : null;
    }

    /** Returns the member of a described body that wraps an instance, or null. */
    static @Nullable String wrapper(Map<String, ObjectMember> members, DescribedTypes types, String noun) {
        for (ObjectMember member : members.values()) {
            boolean wrapped = members.size() <= 3
                    && (members.size() == 1
                            || WordComparison.noun(member.name()).equals(WordComparison.noun(noun))
                            || WRAPPERS.contains(member.name()))
                    && !types.members(member.type()).isEmpty();
            if (wrapped) {
                return member.name();
            }
        }
        return null;
    }

    /** Returns the member that the parameter names, or null. A parameter with the name of the noun means a text {@code id}. */
    static @Nullable String identifier(Document instance, String parameter, String noun) {
        String best = IdentifierNames.best(parameter, List.of(noun), scalars(instance));
        Document id = instance.member("id");
        boolean sameNoun = WordComparison.noun(parameter).equals(WordComparison.noun(noun))
                || WordComparison.noun(parameter).equals(WordComparison.head(noun));
        return best == null && sameNoun && id != null && id.isString() ? "id" : best;
    }

    /** Returns the identifier of an outer instance that a created instance shows under the name of a parameter, or null. */
    static @Nullable Document outer(Document instance, String parameter) {
        Document member = instance.member(parameter);
        if (member == null || !member.isObject()) {
            return member;
        }
        for (String name : List.of("login", "username", "slug", "key", "id", "name")) {
            Document value = member.member(name);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    /** Returns the members whose names are usual for identifiers. */
    static List<String> usualIdentifiers(Document instance) {
        List<String> scalars = scalars(instance);
        return IdentifierNames.USUAL.stream().filter(scalars::contains).toList();
    }

    /** Returns the names of the members with a text or a number. */
    static List<String> scalars(Document instance) {
        List<String> names = new ArrayList<>();
        for (JsonMember member : instance.members()) {
            boolean scalar = member.value().isNumber()
                    || member.value().isString() && !member.value().text().isEmpty();
            if (scalar) {
                names.add(member.name());
            }
        }
        return names;
    }

    /** Returns the listed objects: of the array itself, or of the first array in the body that has objects, or null. */
    static @Nullable List<Document> items(Document body) {
        if (body.isArray()) {
            return objects(body);
        }
        if (body.isObject()) {
            JsonMember list = null;
            for (JsonMember member : body.members()) {
                boolean objects = member.value().isArray() && isOfObjects(member.value());
                list = objects && (list == null || !isOfObjects(list.value()))
                                || list == null && member.value().isArray()
                        ? member
                        : list;
            }
            if (list != null) {
                return objects(list.value());
            }
            for (JsonMember member : body.members()) {
                List<Document> inner = member.value().isObject() ? items(member.value()) : null;
                if (inner != null) {
                    return inner;
                }
            }
        }
        return null;
    }

    private static boolean isOfObjects(Document array) {
        Document first = array.element(0);
        return first != null && first.isObject();
    }

    private static List<Document> objects(Document array) {
        List<Document> objects = new ArrayList<>();
        array.elements().forEach(objects::add);
        return objects;
    }
}
