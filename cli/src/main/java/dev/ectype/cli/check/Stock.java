package dev.ectype.cli.check;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.ObjectEdit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a snapshot says that an emulator holds, for things of which no reply tells the identifier. */
final class Stock {
    private final ApiModel model;
    private final Document snapshot;
    private final Map<ResourceName, Resource> resources = new LinkedHashMap<>();
    private final Map<ResourceName, Map<String, String>> owners = new LinkedHashMap<>();

    Stock(ApiModel model, byte[] snapshot) {
        this.model = model;
        this.snapshot = Json.parse(snapshot);
        model.resources().forEach(each -> resources.put(each.name(), each));
    }

    /** The instances of a resource, oldest first, each with what it belongs to. */
    List<Instance> of(ResourceName name) {
        List<Instance> instances = new ArrayList<>();
        Document all = snapshot.member("resources");
        Document rows = all == null ? null : all.member(name.value());
        for (Document row : rows == null ? List.<Document>of() : rows.elements()) {
            Document id = row.member("id");
            Document document = row.member("document");
            if (id != null && document != null && document.isObject()) {
                Document named = named(name, id, document);
                Map<String, Document> around = new LinkedHashMap<>();
                surround(name, id.text(), around);
                pointers(name, named, around);
                instances.add(new Instance(named, around));
            }
        }
        return instances;
    }

    /** A document without its identifier gets it from its row. */
    private Document named(ResourceName name, Document id, Document document) {
        Resource resource = resources.get(name);
        String member = resource == null ? "" : resource.identity().member();
        boolean told = member.isEmpty() || document.member(member) != null;
        return told ? document : ObjectEdit.of(document).set(member, id).toDocument();
    }

    private void surround(ResourceName name, String id, Map<String, Document> around) {
        Resource resource = resources.get(name);
        ResourceName parent = resource == null ? null : resource.parent();
        String owner = parent == null ? null : owners(name).get(id);
        if (parent != null && owner != null && around.size() < resources.size()) {
            around.putIfAbsent(key(parent), Document.of(owner));
            surround(parent, owner, around);
        }
    }

    private void pointers(ResourceName name, Document document, Map<String, Document> around) {
        for (Relationship relationship : model.relationships()) {
            String member = relationship.from().equals(name) ? relationship.member() : null;
            Document value = member == null ? null : document.member(member);
            if (value != null && (value.isString() || value.isNumber())) {
                around.putIfAbsent(key(relationship.to()), value);
            }
        }
    }

    private String key(ResourceName name) {
        Resource resource = resources.get(name);
        return name + "\n" + (resource == null ? "id" : resource.identity().member());
    }

    private Map<String, String> owners(ResourceName name) {
        return owners.computeIfAbsent(name, this::readOwners);
    }

    /** Who owns each row, by its identifier. */
    private Map<String, String> readOwners(ResourceName name) {
        Resource resource = resources.get(name);
        Map<String, String> owners = new LinkedHashMap<>();
        Document pairs = snapshot.member("relationships");
        if (resource == null || resource.parent() == null || pairs == null) {
            return owners;
        }
        String wanted = name.value() + "." + resource.parent().value();
        for (Document pair : pairs.elements()) {
            Document from = pair.member("from");
            Document to = pair.member("to");
            Document called = pair.member("name");
            if (from != null && to != null && called != null && called.text().equals(wanted)) {
                owners.put(from.text(), to.text());
            }
        }
        return owners;
    }
}
