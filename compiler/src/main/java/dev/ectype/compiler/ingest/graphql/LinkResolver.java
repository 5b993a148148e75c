package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import dev.ectype.compiler.ir.binding.GraphQlSchema.Kind;
import dev.ectype.compiler.ir.binding.GraphQlSchema.Link;
import dev.ectype.compiler.ir.binding.GraphQlSchema.LinkCount;
import dev.ectype.noun.Nouns;
import graphql.language.FieldDefinition;
import graphql.language.ImplementingTypeDefinition;
import graphql.language.InputObjectTypeDefinition;
import graphql.language.InputValueDefinition;
import graphql.language.NonNullType;
import graphql.language.TypeDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Decides for each field between entities which side stores the identifiers. */
final class LinkResolver {
    private static final String COUNT = "Count";

    private final SchemaDeclarations declarations;
    private final EntityTypes entities;
    private final FieldForms forms;
    /** The names of all input fields and of the arguments of mutations. */
    private final Set<String> inputFields = new LinkedHashSet<>();

    private final SingleObjects singles;
    private final Map<String, Link> links = new LinkedHashMap<>();

    private LinkResolver(SchemaDeclarations declarations, EntityTypes entities) {
        this.declarations = declarations;
        this.entities = entities;
        this.forms = new FieldForms(declarations);
        this.singles = SingleObjects.of(declarations, forms);
    }

    static LinkResolver of(SchemaDeclarations declarations, EntityTypes entities) {
        LinkResolver found = new LinkResolver(declarations, entities);
        for (TypeDefinition<?> type : declarations.types().values()) {
            if (type instanceof InputObjectTypeDefinition input) {
                for (InputValueDefinition value : input.getInputValueDefinitions()) {
                    found.inputFields.add(value.getName());
                }
            }
        }
        for (FieldDefinition mutation : declarations.root(RootType.MUTATION)) {
            mutation.getInputValueDefinitions().forEach(argument -> found.inputFields.add(argument.getName()));
        }
        for (TypeDefinition<?> type : declarations.types().values()) {
            if (type instanceof ImplementingTypeDefinition<?> && !declarations.isRoot(type.getName())) {
                declarations.fields(type.getName()).forEach(field -> found.addLink(type.getName(), field));
            }
        }
        return found;
    }

    List<Link> all() {
        return new ArrayList<>(links.values());
    }

    /** Returns the link of a field, or null if its value is embedded. */
    @Nullable
    Link of(String type, String field) {
        return links.get(type + "." + field);
    }

    /** Returns the fields that count linked instances. */
    List<LinkCount> counts() {
        List<LinkCount> counts = new ArrayList<>();
        for (String type : declarations.types().keySet()) {
            for (FieldDefinition field : declarations.fields(type)) {
                Link link = counted(type, field.getName());
                if (link != null) {
                    counts.add(new LinkCount(type, field.getName(), link.field()));
                }
            }
        }
        return counts;
    }

    /**
     * Returns the link that a field counts, such as {@code posts} for {@code postsCount}, or null. No rule decides this,
     * because the types of stored documents, which rules read, have no such members.
     */
    @Nullable
    Link counted(String type, String field) {
        return field.endsWith(COUNT) ? of(type, field.substring(0, field.length() - COUNT.length())) : null;
    }

    private void addLink(String type, FieldDefinition field) {
        TypeUse result = resultType(field);
        if (entities.isEntity(result.name())) {
            Link link = result.list() ? several(type, field, result.name()) : one(type, field, result.name());
            links.put(type + "." + field.getName(), link);
        }
    }

    private TypeUse resultType(FieldDefinition field) {
        TypeUse written = TypeUse.of(field.getType());
        String items = written.list() ? null : forms.items(written.name());
        return items == null ? written : new TypeUse(items, true, true);
    }

    /** Returns whether arguments select one of several instances: {@code task(number: 1)} of a project is not stored. */
    static boolean selects(FieldDefinition field) {
        return field.getInputValueDefinitions().stream()
                .anyMatch(argument -> argument.getType() instanceof NonNullType && argument.getDefaultValue() == null);
    }

    private Link one(String type, FieldDefinition field, String target) {
        String naming = selects(field) && entities.isEntity(type) ? naming(type, field.getName(), target) : null;
        if (naming != null) {
            return new Link(type, field.getName(), Kind.NAMED_BY, naming, target);
        }
        String member = oneMember(field.getName(), type);
        FieldDefinition back = fieldOf(target, type, false);
        boolean theirs = back != null
                && entities.isEntity(type)
                && !type.equals(target)
                && !inputFields.contains(member)
                && inputFields.contains(oneMember(back.getName(), target));
        return theirs && back != null
                ? new Link(type, field.getName(), Kind.NAMED_BY, oneMember(back.getName(), target), target)
                : new Link(type, field.getName(), Kind.ONE, member, target);
    }

    private Link several(String type, FieldDefinition field, String target) {
        String member = severalMember(field.getName());
        String naming = entities.isEntity(type) ? naming(type, field.getName(), target) : null;
        FieldDefinition back = entities.isEntity(type) ? fieldOf(target, type, true) : null;
        // The assignedTasks of a user are those with the user among their assignees, although tasks also have an
        // author.
        boolean listed = back != null
                && back != field
                && naming != null
                && isAlike(back.getName(), field.getName())
                && !isAlike(naming, field.getName());
        if (naming != null && !listed) {
            return new Link(type, field.getName(), Kind.NAMED_BY, naming, target);
        }
        boolean stored = inputFields.contains(member) || inputFields.contains(field.getName());
        if (back == null && !stored && singles.contains(type)) {
            return new Link(type, field.getName(), Kind.ALL, "", target);
        }
        boolean own = back == null || back == field || storesOwn(type, field, target, back);
        return own || back == null
                ? new Link(type, field.getName(), Kind.SEVERAL, member, target)
                : new Link(type, field.getName(), Kind.LISTED_BY, severalMember(back.getName()), target);
    }

    /**
     * Returns whether this side of two mutual lists stores the identifiers: the side that inputs set, else the type
     * declared first.
     */
    private boolean storesOwn(String type, FieldDefinition list, String target, FieldDefinition back) {
        return sends(list) == sends(back) ? isFirst(type, target) : sends(list);
    }

    private boolean sends(FieldDefinition list) {
        return inputFields.contains(severalMember(list.getName())) || inputFields.contains(list.getName());
    }

    private boolean isFirst(String type, String than) {
        for (String name : declarations.types().keySet()) {
            if (name.equals(type) || name.equals(than)) {
                return name.equals(type);
            }
        }
        return true;
    }

    /** Returns the member of a target that identifies its owner, or null. */
    private @Nullable String naming(String type, String list, String target) {
        List<String> candidates = new ArrayList<>();
        for (FieldDefinition field : declarations.fields(target)) {
            TypeUse result = resultType(field);
            if (!result.list() && declarations.possible(result.name()).contains(type)) {
                candidates.add(oneMember(field.getName(), target));
            }
        }
        String own = lower(type) + "Id";
        FieldDefinition plain = declarations.field(target, own);
        if (candidates.isEmpty()
                && plain != null
                && declarations.isLeaf(TypeUse.of(plain.getType()).name())) {
            candidates.add(own);
        }
        String best = null;
        for (String candidate : candidates) {
            best = best == null || rank(candidate, own, list) > rank(best, own, list) ? candidate : best;
        }
        return best;
    }

    /** Ranks a candidate: {@code assignedIssues} belong to their {@code assignee}. */
    private static int rank(String candidate, String own, String list) {
        return isAlike(candidate, list) ? 2 : candidate.equals(own) ? 1 : 0;
    }

    private static boolean isAlike(String reference, String list) {
        String stem =
                reference.substring(0, Math.min(5, reference.length() - 2)).toLowerCase(Locale.ROOT);
        return list.toLowerCase(Locale.ROOT).startsWith(stem);
    }

    private @Nullable FieldDefinition fieldOf(String type, String resultType, boolean list) {
        for (FieldDefinition field : declarations.fields(type)) {
            TypeUse result = resultType(field);
            if (result.list() == list && result.name().equals(resultType)) {
                return field;
            }
        }
        return null;
    }

    /** Returns the name of the member that stores the identifier for a field, whether or not the schema has it. */
    private String oneMember(String field, String type) {
        for (String form : List.of(field + "Id", field + "ID", field + "_id")) {
            if (declarations.field(type, form) != null) {
                return form;
            }
        }
        return inputFields.contains(field + "ID") && !inputFields.contains(field + "Id") ? field + "ID" : field + "Id";
    }

    private static String severalMember(String field) {
        return Nouns.singular(field) + "Ids";
    }

    private static String lower(String type) {
        return type.substring(0, 1).toLowerCase(Locale.ROOT) + type.substring(1);
    }
}
