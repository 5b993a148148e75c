package dev.ectype.launcher.judge.score;

import dev.ectype.compiler.conclusion.ConclusionSubject;
import dev.ectype.compiler.conclusion.UnderstoodModel;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.SetFlag;
import dev.ectype.launcher.judge.finding.ConclusionKey;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Lists the conclusions of a completed model that have a part in the score. */
final class JudgedConclusions {
    private final ApiModel model;
    private final Map<ConclusionSubject, Map<String, String>> values;
    private final Map<ConclusionSubject, SourceLocation> locations;
    private final Map<ConclusionKey, JudgedConclusion> conclusions = new LinkedHashMap<>();

    private JudgedConclusions(ApiModel model) {
        this.model = model;
        this.values = UnderstoodModel.of(model);
        this.locations = UnderstoodModel.locations(model);
    }

    static Map<ConclusionKey, JudgedConclusion> of(ApiModel model) {
        JudgedConclusions list = new JudgedConclusions(model);
        model.resources().forEach(list::add);
        model.relationships().forEach(list::add);
        model.endpoints().forEach(list::add);
        return Collections.unmodifiableMap(list.conclusions);
    }

    private void add(Resource resource) {
        int operations = count(resource.name());
        add(ConclusionKey.identifier(resource.name()), 2 + operations);
        add(ConclusionKey.parent(resource.name()), 1 + operations);
        if (resource.lifecycle() != null) {
            add(ConclusionKey.states(resource.name()), 1 + operations / 2);
        }
    }

    private void add(Relationship relationship) {
        add(ConclusionKey.of(relationship), 2);
    }

    private void add(Endpoint endpoint) {
        if (!endpoint.binding().isClientInitiated()) {
            return;
        }
        add(ConclusionKey.role(endpoint.id()), 3);
        for (ParameterBinding each : endpoint.parameterBindings()) {
            add(ConclusionKey.parameter(endpoint.id(), each.parameter()), 1);
        }
        Role role = endpoint.role();
        if (role != null) {
            add(ConclusionKey.resource(endpoint.id()), 3);
        }
        if (role instanceof Role.Act || role instanceof SetFlag) {
            add(ConclusionKey.transition(endpoint.id()), 3);
        }
        if (role instanceof Role.ListAll
                || role instanceof Role.Read
                || role instanceof Role.Create
                || role instanceof Role.Change) {
            add(ConclusionKey.envelope(endpoint.id()), 2);
        }
    }

    private void add(ConclusionKey key, int importance) {
        Map<String, String> aspects = values.getOrDefault(key.subject(), Collections.emptyMap());
        String value = aspects.getOrDefault(key.aspect().equals("envelope") ? "role" : key.aspect(), "none");
        SourceLocation location = locations.getOrDefault(key.subject(), SourceLocation.NONE);
        conclusions.put(key, new JudgedConclusion(key, value, location, importance));
    }

    private int count(ResourceName resource) {
        return (int) model.endpoints().stream()
                .filter(each -> each.role() != null && each.role().resource().equals(resource))
                .count();
    }
}
