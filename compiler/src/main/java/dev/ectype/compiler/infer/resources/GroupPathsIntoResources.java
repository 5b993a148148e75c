package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.infer.lexicon.VersionSegments;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Groups a collection's path and its items' paths, {@code /xs} and {@code /xs/{id}}, into one resource. */
public final class GroupPathsIntoResources implements InferenceRule {
    private static final List<String> CHOICES = List.of("filter", "field", "fields", "format", "query");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<String, List<SegmentedPath>> scopes = ScopedCollections.in(draft);
        Map<String, List<SegmentedPath>> items = items(draft, scopes);
        List<Proposal> proposals = new ArrayList<>();
        for (Map.Entry<String, List<SegmentedPath>> entry : items.entrySet()) {
            SegmentedPath first = entry.getValue().get(0);
            SegmentedPath collection = collectionOf(first);
            boolean served = !draft.routes.at(collection).isEmpty();
            List<SegmentedPath> collections = new ArrayList<>(served ? List.of(collection) : List.of());
            collections.addAll(scopes.getOrDefault(entry.getKey(), List.of()));
            ModelChange group = new ModelChange.GroupPaths(entry.getKey(), collections, entry.getValue(), false);
            String evidence = (served ? collection.key() + " and " : "") + first.key() + " have operations";
            proposals.add(proposal(group, served ? 90 : 75, evidence));
        }
        for (List<OperationRoute> routes : draft.routes.byPath().values()) {
            SegmentedPath path = routes.get(0).path();
            if (path.endsWithLiteral()
                    && !items.containsKey(path.key())
                    && !VersionSegments.isVersion(path.last().literal())) {
                addCollection(draft, path, proposals);
            } else if (path.endsWithParameter() && WrittenCollections.isOne(draft, routes, items.keySet())) {
                ModelChange group = new ModelChange.GroupPaths(path.key(), List.of(path), List.of(), false);
                proposals.add(proposal(group, 55, "its name says that it creates something below another instance"));
            }
        }
        return proposals;
    }

    private static Map<String, List<SegmentedPath>> items(ModelDraft draft, Map<String, List<SegmentedPath>> scopes) {
        Map<String, List<SegmentedPath>> items = new LinkedHashMap<>();
        Map<SegmentedPath, Integer> uses = uses(draft);
        for (List<OperationRoute> routes : draft.routes.byPath().values()) {
            SegmentedPath path = mostUsed(routes, uses);
            SegmentedPath collection = path.endsWithParameter() ? collectionOf(path) : path;
            boolean noun = collection.endsWithLiteral()
                    && (!VersionSegments.isVersion(collection.last().literal()) || isNamedAfter(collection, path));
            boolean scope = scopes.getOrDefault(collection.key(), List.of()).contains(path);
            if (path.endsWithParameter() && noun && !scope && isItem(draft, path, collection)) {
                items.computeIfAbsent(collection.key(), key -> new ArrayList<>())
                        .add(path);
            }
        }
        return items;
    }

    /** Returns the number of routes that begin with each item path, by exact spelling. */
    private static Map<SegmentedPath, Integer> uses(ModelDraft draft) {
        Map<SegmentedPath, Integer> uses = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            SegmentedPath item = route.path().enclosingItem(route.path().size());
            while (item != null) {
                uses.merge(item, 1, Integer::sum);
                item = item.enclosingItem(item.size() - 1);
            }
        }
        return uses;
    }

    /** Returns the most frequent spelling of an item path, which usually has the identifier. */
    private static SegmentedPath mostUsed(List<OperationRoute> routes, Map<SegmentedPath, Integer> uses) {
        SegmentedPath best = routes.get(0).path();
        for (OperationRoute route : routes) {
            best = uses.getOrDefault(route.path(), 0) > uses.getOrDefault(best, 0) ? route.path() : best;
        }
        return best;
    }

    /** Returns whether a version or prefix segment is a collection after all: {@code /apis/{api}} identifies an API. */
    private static boolean isNamedAfter(SegmentedPath collection, SegmentedPath item) {
        String parameter = item.last().parameter();
        String noun = NameWords.bare(collection.last().literal());
        String named = parameter == null ? "" : NameWords.bare(parameter).replaceAll("(id|name)$", "");
        return noun.equals(named) || noun.equals(Nouns.plural(named));
    }

    public static SegmentedPath collectionOf(SegmentedPath item) {
        SegmentedPath collection = item;
        while (collection.endsWithParameter()) {
            collection = collection.parent();
        }
        return collection;
    }

    /** Returns whether a path identifies an item. A path with a list or no object in its reply is a search. */
    private static boolean isItem(ModelDraft draft, SegmentedPath path, SegmentedPath collection) {
        OperationRoute read = draft.routes.find("GET", path);
        if (read == null) {
            return draft.routes.at(path).stream()
                            .anyMatch(route -> !route.method().equals("POST"))
                    || !draft.routes.at(collection).isEmpty();
        }
        TypeRef reply = Payloads.replyType(read.endpoint());
        if (reply == null || draft.shapes.isUnspecified(reply)) {
            boolean stored = draft.routes.at(path).size() > 1
                    || draft.routes.find("POST", collection) != null && !isChoice(path)
                    || isNamedItem(path, collection) && Payloads.isUndescribed(read.endpoint(), draft.shapes);
            return stored && Payloads.hasBody(read.endpoint());
        }
        TypeRef alone = draft.shapes.items(reply);
        if (alone != null) {
            return draft.shapes.isObject(alone)
                    && draft.routes.at(path).stream()
                            .anyMatch(route -> List.of("PUT", "PATCH", "DELETE").contains(route.method()));
        }
        if (!draft.shapes.isObject(reply)) {
            return false;
        }
        String noun = Nouns.singular(collection.last().literal());
        TypedPath item = draft.envelopes.item(reply, noun, path.last().parameter());
        boolean identified = item != null
                && draft.idMembers.of(
                                draft.shapes.shape(item.type()),
                                noun,
                                path.last().parameter())
                        != null;
        return identified
                || isListed(draft, collection, reply)
                || draft.envelopes.items(reply, noun) == null
                || draft.routes.at(path).size() > 1
                || readsOne(read);
    }

    /** Returns whether a method of a service reads one instance by its name, so that lists in its reply are parts of it. */
    private static boolean readsOne(OperationRoute read) {
        String call = read.endpoint().binding().callName();
        OperationName name =
                read.endpoint().binding().serviceName() == null || call == null ? null : OperationName.of(call);
        return name != null
                && name.kind() == OperationName.Kind.READ
                && !name.noun().isEmpty();
    }

    /** Returns whether a path has the form {@code /books/{id}} or {@code /books/{book_id}}. */
    private static boolean isNamedItem(SegmentedPath path, SegmentedPath collection) {
        String parameter = String.valueOf(path.last().parameter());
        String noun = IdentifierWords.nounOf(parameter, "");
        String literal = collection.last().literal();
        return IdentifierMembers.isIdentifierName(parameter)
                && Nouns.isPlural(literal)
                && (noun.isEmpty() || NameWords.key(noun).equals(NameWords.key(literal)));
    }

    /** Returns whether the last parameter only filters the list. */
    private static boolean isChoice(SegmentedPath path) {
        return CHOICES.contains(NameWords.bare(String.valueOf(path.last().parameter())));
    }

    /** Returns whether the collection lists items of the same type. */
    private static boolean isListed(ModelDraft draft, SegmentedPath collection, TypeRef type) {
        TypedPath items = draft.listedItems(collection, collection.last().literal());
        List<TypeName> names = items == null ? List.of() : draft.shapes.names(items.type());
        return draft.shapes.names(type).stream().anyMatch(names::contains);
    }

    private void addCollection(ModelDraft draft, SegmentedPath path, List<Proposal> proposals) {
        String literal = path.last().literal();
        ModelChange group = new ModelChange.GroupPaths(path.key(), List.of(path), List.of(), false);
        if (Verbs.isCommand(literal)) {
            return;
        }
        OperationRoute create = draft.routes.find("POST", path);
        OperationRoute list = draft.routes.find("GET", path);
        if (list != null && showsList(draft, list, literal, create != null)) {
            String evidence = "GET " + path.key() + " returns a list of objects";
            proposals.add(proposal(group, create == null ? 65 : 80, evidence));
            return;
        }
        boolean plural = Nouns.isPlural(literal);
        if (create != null && list != null && plural && isUndescribed(draft, create, list)) {
            proposals.add(
                    proposal(group, 60, "POST " + path.key() + " and GET have no schema and can serve the same type"));
            return;
        }
        if (create != null && plural && list == null && showsIdentified(draft, create, literal)) {
            proposals.add(proposal(group, 60, "POST " + path.key() + " returns an object with an identifier"));
        } else if (create != null && plural && list == null && sendsObject(draft, create)) {
            proposals.add(proposal(group, 55, "a method of a service sends an object to create"));
        }
    }

    /**
     * Returns whether a reply contains the collection's list. Without a creation, its items need identifiers, else it
     * is a report.
     */
    private static boolean showsList(ModelDraft draft, OperationRoute list, String literal, boolean created) {
        TypeRef reply = Payloads.replyType(list.endpoint());
        String noun = Nouns.singular(literal);
        TypedPath items = reply == null ? null : draft.envelopes.items(reply, literal);
        if (reply == null || items == null || draft.idMembers.of(draft.shapes.shape(reply), noun, null) != null) {
            return false;
        }
        ObjectShape shape = draft.shapes.shape(items.type());
        boolean identified = draft.idMembers.of(shape, noun, null) != null;
        boolean service = list.endpoint().binding().serviceName() != null;
        return created
                || service && draft.idMembers.listed(shape) != null
                || identified && asksForMembers(list, shape)
                || isCatalog(draft, list, literal) && draft.idMembers.naturalKey(shape, shape) != null;
    }

    /**
     * Returns whether a list is the same for all clients and requests, such as {@code /countries}. Where other paths
     * identify the listed objects, these may be written too.
     */
    private static boolean isCatalog(ModelDraft draft, OperationRoute list, String literal) {
        return list.needsNoQuery()
                && list.path().parameters() == 0
                && Nouns.isPlural(literal)
                && draft.routes.all().stream().allMatch(route -> route.path().parameterBelow(list.path()) == null);
    }

    /** Returns whether every required query parameter is a member of the listed objects, so that it filters them. */
    private static boolean asksForMembers(OperationRoute list, ObjectShape items) {
        return list.endpoint().parameters().stream()
                .filter(parameter -> parameter.required() && parameter.in() == Parameter.In.QUERY)
                .filter(parameter -> !list.arguments().contains(parameter))
                .allMatch(parameter -> items.like(parameter.name()) != null);
    }

    private static boolean isUndescribed(ModelDraft draft, OperationRoute create, OperationRoute list) {
        return Payloads.bodyType(create.endpoint()) != null
                && Payloads.isUndescribed(create.endpoint(), draft.shapes)
                && Payloads.isUndescribed(list.endpoint(), draft.shapes);
    }

    /**
     * Returns whether a creating method of a service sends an object, which it stores whatever it returns. Objects may be
     * added to an instance instead.
     */
    private static boolean sendsObject(ModelDraft draft, OperationRoute create) {
        String call = create.endpoint().binding().callName();
        List<String> words = NameWords.of(String.valueOf(call));
        TypeRef body = Payloads.bodyType(create.endpoint());
        return create.endpoint().binding().serviceName() != null
                && OperationName.isKind(words.get(0), OperationName.Kind.CREATE)
                && !words.get(0).equals("add")
                && draft.shapes.shape(body).members().values().stream()
                        .anyMatch(member ->
                                draft.shapes.items(member.type()) == null && draft.shapes.isObject(member.type()));
    }

    private static boolean showsIdentified(ModelDraft draft, OperationRoute create, String literal) {
        TypeRef reply = Payloads.replyType(create.endpoint());
        String noun = Nouns.singular(literal);
        TypedPath item = reply == null ? null : draft.envelopes.item(reply, noun, null);
        return item != null && draft.idMembers.of(draft.shapes.shape(item.type()), noun, null) != null;
    }
}
