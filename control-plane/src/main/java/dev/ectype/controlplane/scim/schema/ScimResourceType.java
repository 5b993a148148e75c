package dev.ectype.controlplane.scim.schema;

import dev.ectype.controlplane.platform.problem.ScimPath;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Lists the types of resources with their schemas. */
public enum ScimResourceType {
    USER("User", "Users", ScimSchemas.USER, ScimSchemas.ENTERPRISE_USER),
    GROUP("Group", "Groups", ScimSchemas.GROUP, ScimSchemas.GROUP_SCOPE);

    private final String text;
    private final String collection;
    private final ScimSchema core;
    private final ScimSchema extension;
    private final List<ScimAttribute> attributes;

    ScimResourceType(String text, String collection, ScimSchema core, ScimSchema extension) {
        this.text = text;
        this.collection = collection;
        this.core = core;
        this.extension = extension;
        this.attributes = Stream.concat(Arrays.stream(ScimSchemas.COMMON), core.attributes().stream())
                .toList();
    }

    /** Returns the name in {@code meta.resourceType}. */
    public String text() {
        return text;
    }

    public ScimSchema core() {
        return core;
    }

    public ScimSchema extension() {
        return extension;
    }

    /** Returns the attributes outside of the extension: those of all resources and those of the core schema. */
    public List<ScimAttribute> attributes() {
        return attributes;
    }

    /** Finds an attribute outside of the extension by its name, which ignores case. */
    public Optional<ScimAttribute> find(String attribute) {
        return ScimAttribute.find(attributes, attribute);
    }

    /** Returns the path of the collection. */
    public String path() {
        return ScimPath.ROOT + "/" + collection;
    }

    /** Returns the path of a resource. */
    public String path(String id) {
        return path() + "/" + id;
    }

    /** Returns the schema that a text begins with, followed by a colon or by nothing; URNs ignore case. */
    public Optional<ScimSchema> schemaOf(String path) {
        String lower = path.toLowerCase(Locale.ROOT);
        return Stream.of(core, extension)
                .filter(schema -> {
                    String urn = schema.urn().toLowerCase(Locale.ROOT);
                    return lower.equals(urn) || lower.startsWith(urn + ":");
                })
                .findFirst();
    }
}
