package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.FilterWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.SearchWords;
import dev.ectype.compiler.infer.lexicon.SelectionWords;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.FilterOperator;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Recognises query parameters of a list that filter its items: by a member, by bounds, by a search. */
public final class FindFilters implements InferenceRule {
    /** The largest number of filters; beyond it, only filters for equal members and searches stay. */
    private static final int MANY = 60;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.ListAll list) {
                List<ListFilter> filters = filters(draft, route, list);
                if (!filters.isEmpty()) {
                    ModelChange.AssignRole change =
                            new ModelChange.AssignRole(route.endpoint().id(), list.withFilters(filters));
                    proposals.add(proposal(change, 80, evidence(filters)));
                }
            }
        }
        return proposals;
    }

    private static List<ListFilter> filters(ModelDraft draft, OperationRoute route, Role.ListAll list) {
        ResourceDraft resource = draft.resource(list.resource());
        FilterTargets targets = new FilterTargets(draft, resource);
        List<ListFilter> filters = new ArrayList<>();
        for (Parameter parameter : route.endpoint().parameters()) {
            boolean free = parameter.in() == Parameter.In.QUERY
                    && !draft.isBound(route.endpoint().id(), parameter.name())
                    && !choosesMembers(draft, parameter)
                    && !list.paging().uses(parameter.name())
                    && !(list.sort() != null && list.sort().uses(parameter.name()));
            ListFilter filter = free ? filter(draft, resource, targets, parameter) : null;
            if (filter != null) {
                filters.add(filter);
            }
        }
        for (Parameter member : ListArguments.members(draft.shapes, route.endpoint())) {
            boolean text = draft.shapes.core(member.type()) instanceof TextType;
            if (text
                    && SearchWords.isExpression(member.name())
                    && !draft.shape(resource).has(member.name())) {
                filters.add(new ListFilter(member.name(), MemberPath.ROOT, FilterOperator.SATISFIES));
            }
        }
        if (filters.size() > MANY) {
            filters.removeIf(filter -> filter.operator().ordinal() > 0 && filter.operator() != FilterOperator.MATCHES);
        }
        return filters;
    }

    private static @Nullable ListFilter filter(
            ModelDraft draft, ResourceDraft resource, FilterTargets targets, Parameter parameter) {
        for (FilterName name : FilterName.readings(parameter.name())) {
            MemberPath member = member(draft, resource, targets, parameter, name);
            if (member != null && !isForeignScope(draft, resource, parameter, member)) {
                TypeRef type = name.operator() == FilterOperator.EQUAL ? targets.type(member) : null;
                if (type != null && isFlag(draft, parameter, type)) {
                    return new ListFilter(parameter.name(), member, FilterOperator.FLAGGED);
                }
                return type == null
                        ? new ListFilter(parameter.name(), member, name.operator())
                        : new FilterValues(draft.shapes).filter(parameter, member, type);
            }
        }
        return search(draft, targets, parameter);
    }

    /** Returns whether a parameter for any text filters by a boolean: {@code favorited=ann} for what Ann marked as a favorite. */
    private static boolean isFlag(ModelDraft draft, Parameter parameter, TypeRef member) {
        return draft.shapes.core(member) instanceof BooleanType
                && draft.shapes.core(parameter.type()) instanceof TextType text
                && text.format() == null;
    }

    /** Returns whether a boolean chooses the members of the items: {@code whether to include the details field}. */
    private static boolean choosesMembers(ModelDraft draft, Parameter parameter) {
        TypeRef type = draft.shapes.core(parameter.type());
        String text = text(parameter) + lowerCase(type.notes().description());
        return type instanceof BooleanType
                && text.contains("include")
                && NameWords.of(text).stream().anyMatch(word -> word.equals("field") || word.equals("fields"));
    }

    private static @Nullable MemberPath member(
            ModelDraft draft, ResourceDraft resource, FilterTargets targets, Parameter parameter, FilterName name) {
        boolean identifiers = String.join("", name.words()).equals("ids");
        MemberPath member = identifiers && resource.idMember != null
                ? (resource.idWithin == null ? MemberPath.ROOT : resource.idWithin).then(resource.idMember)
                : targets.named(name.words());
        if (name.isTextual()) {
            return member == null || !targets.isText(member) ? null : member;
        }
        if (!name.isBound()) {
            return member == null || name.operator() != FilterOperator.EQUAL
                    ? member
                    : targets.reference(name.words(), member);
        }
        if (member != null) {
            return targets.isOrdered(member) && isScalar(draft, parameter) ? member : null;
        }
        return isTime(draft, parameter) ? targets.time(name.words()) : null;
    }

    private static boolean isScalar(ModelDraft draft, Parameter parameter) {
        return draft.shapes.mayBeScalar(parameter.type());
    }

    /** Returns whether the parameter's own description says that its values are times. */
    private static boolean isTime(ModelDraft draft, Parameter parameter) {
        TypeRef type = draft.shapes.core(parameter.type());
        String format = type instanceof TextType text && text.format() != null ? text.format() : "";
        if (format.startsWith("date")) {
            return true;
        }
        String description = NameWords.snake(parameter.name()) + " " + text(parameter);
        return isScalar(draft, parameter)
                && List.of("date", "time", "since", "8601", "3339", "epoch", "created", "updated", "modified").stream()
                        .anyMatch(description::contains);
    }

    /** Returns the descriptions of a parameter and of its type in lower case. */
    private static String text(Parameter parameter) {
        return lowerCase(parameter.description()) + " "
                + lowerCase(parameter.type().notes().description()) + " ";
    }

    private static String lowerCase(@Nullable String text) {
        return text == null ? "" : text.toLowerCase(Locale.ROOT);
    }

    private static @Nullable ListFilter search(ModelDraft draft, FilterTargets targets, Parameter parameter) {
        TypeRef type = draft.shapes.core(parameter.type());
        if (type instanceof ObjectType && SearchWords.isConditions(parameter.name())) {
            return new ListFilter(parameter.name(), MemberPath.ROOT, FilterOperator.MEMBERS);
        }
        ListFilter entries = entries(draft, targets, parameter);
        if (entries != null || !(type instanceof TextType)) {
            return entries;
        }
        if (SearchWords.isExpression(parameter.name())) {
            return new ListFilter(parameter.name(), MemberPath.ROOT, FilterOperator.SATISFIES);
        }
        return SearchWords.isWords(parameter.name())
                ? new ListFilter(parameter.name(), MemberPath.ROOT, FilterOperator.MATCHES)
                : null;
    }

    /**
     * Returns the filter by the entries of a map, or null. Objects list entries, texts select them. A text that is only named like the
     * map may mean the values, unless its description speaks of keys.
     */
    private static @Nullable ListFilter entries(ModelDraft draft, FilterTargets targets, Parameter parameter) {
        String name = parameter.name();
        MemberPath map = SelectionWords.isIncluding(name) || SelectionWords.isExcluding(name)
                ? null
                : targets.map(SearchWords.selected(name));
        if (map == null) {
            return null;
        }
        List<TypeRef> types = draft.shapes.variants(parameter.type()).stream()
                .map(draft.shapes::core)
                .toList();
        if (types.stream().anyMatch(ObjectType.class::isInstance)) {
            return new ListFilter(parameter.name(), map);
        }
        boolean list = types.stream()
                .map(draft.shapes::items)
                .anyMatch(items -> items != null && draft.shapes.core(items) instanceof TextType);
        boolean text = types.stream().anyMatch(TextType.class::isInstance)
                && (SearchWords.isSelector(parameter.name()) || FilterWords.mayMeanEntries(text(parameter)));
        return list || text ? new ListFilter(parameter.name(), map, FilterOperator.SELECTS) : null;
    }

    /**
     * Returns whether a required parameter on a nested member selects a scope instead of a filter. It does if the
     * member is no reference and creations do not send it.
     */
    private static boolean isForeignScope(
            ModelDraft draft, ResourceDraft resource, Parameter parameter, MemberPath member) {
        boolean nested = member.names().size() > 1;
        return parameter.required()
                && nested
                && CreationRoutes.body(draft, resource).member(member.names().get(0)) == null
                && draft.relationships().stream()
                        .noneMatch(relationship -> relationship.from().equals(resource.resourceName())
                                && member.names().get(0).equals(relationship.member()));
    }

    private static String evidence(List<ListFilter> filters) {
        List<String> names = filters.stream()
                .map(filter -> filter.parameter() + " filters by "
                        + (filter.member().isRoot()
                                ? "any member"
                                : filter.member().pointer())
                        + (filter.operator() == FilterOperator.EQUAL
                                ? ""
                                : " " + filter.operator().name().toLowerCase(Locale.ROOT))
                        + (filter.wildcards().isEmpty()
                                ? ""
                                : " unless it is " + String.join(" or ", filter.wildcards()))
                        + (filter.separated() ? " with commas between values" : "")
                        + (filter.byDefault() == null ? "" : ", by default " + filter.byDefault()))
                .toList();
        return String.join(", ", names);
    }
}
