package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.binding.GraphQlMeaning;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.LinkedHashMap;
import java.util.Map;

/** Describes everything that inference understood of an API: the aspects of each subject, in the order of the description. */
public final class UnderstoodModel {
    private UnderstoodModel() {}

    /** Returns the values of all aspects by subject. Subjects without any are missing. */
    public static Map<ConclusionSubject, Map<String, String>> of(ApiModel model) {
        Map<ConclusionSubject, Map<String, String>> subjects = new LinkedHashMap<>();
        for (Resource resource : model.resources()) {
            add(subjects, subject(resource.name()), ResourceAspects.of(resource));
        }
        model.relationships().forEach(each -> add(subjects, ModelAspects.subject(each), ModelAspects.of(each)));
        for (Endpoint endpoint : model.endpoints()) {
            add(subjects, subject(endpoint.id()), EndpointAspects.of(endpoint));
        }
        model.identifying().forEach(each -> add(subjects, ModelAspects.subject(each), ModelAspects.of(each)));
        model.errors().members().forEach(each -> add(subjects, ModelAspects.subject(each), ModelAspects.of(each)));
        model.errors().codes().forEach(each -> add(subjects, ModelAspects.subject(each), ModelAspects.of(each)));
        model.errors().stated().forEach(each -> add(subjects, ModelAspects.subject(each), ModelAspects.of(each)));
        GraphQlSchema schema = model.api().graphQl();
        if (schema != null) {
            GraphQlMeaning meaning = schema.meaning();
            meaning.paging()
                    .fields()
                    .forEach(each -> add(subjects, GraphQlAspects.subject(each), GraphQlAspects.of(each)));
            meaning.paging()
                    .connections()
                    .forEach(each -> add(subjects, GraphQlAspects.subject(each), GraphQlAspects.of(each)));
            meaning.filters().forEach(each -> add(subjects, GraphQlAspects.subject(each), GraphQlAspects.of(each)));
            meaning.lookups().forEach(each -> add(subjects, GraphQlAspects.subject(each), GraphQlAspects.of(each)));
            meaning.payloads().forEach(each -> add(subjects, GraphQlAspects.subject(each), GraphQlAspects.of(each)));
            meaning.nested().forEach(each -> add(subjects, GraphQlAspects.subject(each), GraphQlAspects.of(each)));
            meaning.errors().forEach(each -> add(subjects, GraphQlAspects.subject(each), GraphQlAspects.of(each)));
        }
        return subjects;
    }

    /** Returns the place of each operation, and of the first operation of each resource and relationship. */
    public static Map<ConclusionSubject, SourceLocation> locations(ApiModel model) {
        Map<ConclusionSubject, SourceLocation> locations = new LinkedHashMap<>();
        for (Endpoint endpoint : model.endpoints()) {
            locations.put(subject(endpoint.id()), endpoint.location());
            Role role = endpoint.role();
            if (role != null) {
                locations.putIfAbsent(subject(role.resource()), endpoint.location());
            }
        }
        model.relationships().forEach(each -> {
            SourceLocation of = locations.get(subject(each.from()));
            if (of != null) {
                locations.put(new ConclusionSubject(Section.RELATIONSHIPS, each.name()), of);
            }
        });
        return locations;
    }

    static ConclusionSubject subject(ResourceName resource) {
        return new ConclusionSubject(Section.RESOURCES, resource.value());
    }

    static ConclusionSubject subject(EndpointId endpoint) {
        return new ConclusionSubject(Section.OPERATIONS, endpoint.value());
    }

    private static void add(
            Map<ConclusionSubject, Map<String, String>> subjects, ConclusionSubject subject, Aspects aspects) {
        if (!aspects.values().isEmpty()) {
            subjects.computeIfAbsent(subject, key -> new LinkedHashMap<>()).putAll(aspects.values());
        }
    }
}
