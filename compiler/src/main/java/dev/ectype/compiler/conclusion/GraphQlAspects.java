package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.ir.binding.GraphQlMeaning;
import dev.ectype.compiler.ir.binding.GraphQlPaging;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes what inference understood of GraphQL arguments and fields. */
final class GraphQlAspects {
    private GraphQlAspects() {}

    static ConclusionSubject subject(GraphQlPaging.PagedField field) {
        return new ConclusionSubject(Section.FIELDS, field.type() + "." + field.field());
    }

    static Aspects of(GraphQlPaging.PagedField field) {
        List<String> words = new ArrayList<>();
        add(words, "first", field.first());
        add(words, "last", field.last());
        add(words, "after", field.after());
        add(words, "before", field.before());
        add(words, "limit", field.limit());
        add(words, "offset", field.offset());
        return new Aspects().list("page", words);
    }

    static ConclusionSubject subject(GraphQlPaging.PageType type) {
        return new ConclusionSubject(Section.FIELDS, type.name());
    }

    static Aspects of(GraphQlPaging.PageType type) {
        return new Aspects()
                .each(
                        type.members(),
                        each -> "page field " + each.field(),
                        each -> each.fact().words());
    }

    static ConclusionSubject subject(GraphQlMeaning.FieldFilters field) {
        return new ConclusionSubject(Section.FIELDS, field.type() + "." + field.field());
    }

    static Aspects of(GraphQlMeaning.FieldFilters field) {
        return new Aspects()
                .list(
                        "filters",
                        field.filters().stream().map(GraphQlAspects::filter).toList())
                .with("order", field.sort() == null ? null : field.sort().words());
    }

    static ConclusionSubject subject(GraphQlMeaning.Lookup lookup) {
        return new ConclusionSubject(Section.FIELDS, lookup.type() + "." + lookup.field());
    }

    static Aspects of(GraphQlMeaning.Lookup lookup) {
        return new Aspects().with("identifiers", lookup.argument());
    }

    static ConclusionSubject subject(GraphQlMeaning.Payload payload) {
        return new ConclusionSubject(Section.FIELDS, payload.type() + "." + payload.field());
    }

    static Aspects of(GraphQlMeaning.Payload payload) {
        return new Aspects()
                .with("repeats argument", payload.argument())
                .each(payload.members(), each -> "holds " + each.field(), GraphQlAspects::fact);
    }

    private static String fact(GraphQlMeaning.PayloadMember member) {
        return RoleAspects.lower(member.fact()) + (member.argument() == null ? "" : " " + member.argument());
    }

    static ConclusionSubject subject(GraphQlMeaning.ErrorFields fields) {
        return new ConclusionSubject(Section.FIELDS, fields.type());
    }

    static Aspects of(GraphQlMeaning.ErrorFields fields) {
        return new Aspects().with("message field", fields.message()).with("code field", fields.code());
    }

    static ConclusionSubject subject(GraphQlMeaning.NestedWrites writes) {
        return new ConclusionSubject(Section.FIELDS, writes.type() + "." + writes.field());
    }

    static Aspects of(GraphQlMeaning.NestedWrites writes) {
        return new Aspects()
                .with("creates by", writes.create())
                .with("connects by", writes.connect())
                .with("disconnects by", writes.disconnect())
                .with("replaces by", writes.set());
    }

    private static String filter(GraphQlMeaning.Filter filter) {
        String argument = filter.within() == null ? filter.argument() : filter.within() + "." + filter.argument();
        return filter.member() == null ? argument : argument + " for " + filter.member();
    }

    private static void add(List<String> words, String name, @Nullable String argument) {
        if (argument != null) {
            words.add(name + " " + argument);
        }
    }
}
