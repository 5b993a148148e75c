package dev.ectype.controlplane.scim.filter;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.text.PlainText;
import dev.ectype.controlplane.scim.schema.AttributeType;
import dev.ectype.controlplane.scim.schema.ScimAttribute;
import dev.ectype.controlplane.scim.schema.ScimErrors;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import dev.ectype.controlplane.scim.schema.ScimSchema;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Parses filters and attribute paths, and resolves their attributes with the schemas of a resource type. */
public final class FilterReader {
    /** The maximum number of characters of a filter. */
    public static final int LONGEST = 4_096;

    /** The maximum depth of brackets. */
    public static final int DEEPEST = 20;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final FilterScanner scanner;
    private final Attributes attributes;
    private int depth;

    private FilterReader(FilterScanner scanner, Attributes attributes) {
        this.scanner = scanner;
        this.attributes = attributes;
    }

    /** Parses a filter. */
    public static ScimFilter filter(ScimResourceType type, String text) {
        FilterReader reader = of(type, text, detail -> ScimErrors.invalidFilter("The filter is invalid. " + detail));
        ScimFilter filter = reader.or();
        reader.end();
        return filter;
    }

    /** Parses the path of a PATCH operation. */
    public static AttributePath path(ScimResourceType type, String text) {
        FilterReader reader = of(type, text, detail -> ScimErrors.invalidPath("The path is invalid. " + detail));
        AttributePath path = reader.path(true);
        reader.end();
        return path;
    }

    /** Parses a path; returns empty if it is invalid or its attribute is unknown. */
    public static Optional<AttributePath> find(ScimResourceType type, String text) {
        try {
            return Optional.of(path(type, text));
        } catch (ServiceException unknown) {
            return Optional.empty();
        }
    }

    /** Parses the attribute of the parameter {@code sortBy}. */
    static AttributePath order(ScimResourceType type, String text) {
        FilterReader reader =
                of(type, text, detail -> ScimErrors.invalidValue("The parameter sortBy is invalid. " + detail));
        AttributePath path = reader.path(false);
        reader.end();
        return path;
    }

    private static FilterReader of(ScimResourceType type, String text, Function<String, ServiceException> fault) {
        if (text.length() > LONGEST) {
            throw fault.apply("It has " + text.length() + " characters; send at most " + LONGEST + ".");
        }
        FilterScanner scanner = new FilterScanner(text, fault);
        return new FilterReader(scanner, new Attributes(scanner, type, null));
    }

    private void end() {
        if (!scanner.isAtEnd()) {
            throw scanner.expected("the end");
        }
    }

    private ScimFilter or() {
        return chain("or", this::and, ScimFilter.Or::new);
    }

    private ScimFilter and() {
        return chain("and", this::operand, ScimFilter.And::new);
    }

    private ScimFilter chain(String keyword, Supplier<ScimFilter> part, Function<List<ScimFilter>, ScimFilter> join) {
        ScimFilter first = part.get();
        if (!scanner.is(keyword)) {
            return first;
        }
        List<ScimFilter> all = new ArrayList<>(List.of(first));
        while (scanner.is(keyword)) {
            scanner.take();
            all.add(part.get());
        }
        return join.apply(all);
    }

    private ScimFilter operand() {
        if (scanner.is("not") && scanner.isFollowedBy('(')) {
            scanner.take();
            return new ScimFilter.Not(group());
        }
        return scanner.is("(") ? group() : comparison();
    }

    private ScimFilter group() {
        enter();
        scanner.expect("(");
        ScimFilter filter = or();
        scanner.expect(")");
        depth--;
        return filter;
    }

    private void enter() {
        if (++depth > DEEPEST) {
            throw scanner.problem("brackets are nested more than " + DEEPEST + " levels deep");
        }
    }

    private ScimFilter comparison() {
        AttributePath path = path(false);
        if (scanner.is("pr")) {
            scanner.take();
            return new ScimFilter.Present(path);
        }
        ComparisonOperator operator = ComparisonOperator.find(scanner.token()).orElse(null);
        if (operator == null) {
            if (path.filter() != null && path.subAttribute() == null) {
                return new ScimFilter.Present(path);
            }
            throw scanner.expected("an operator (" + ComparisonOperator.names() + ", pr)");
        }
        scanner.take();
        return new ScimFilter.Comparison(path, operator, value(path, operator));
    }

    /** Reads a path; only the path of a PATCH operation can be an extension as a whole. */
    private AttributePath path(boolean withExtensions) {
        AttributePath path = attributes.resolve(scanner.token(), withExtensions);
        scanner.take();
        if (!scanner.is("[")) {
            return path;
        }
        ScimAttribute attribute = path.attribute();
        if (attribute == null || path.subAttribute() != null || !attribute.isMultiValued() || !attribute.isComplex()) {
            throw scanner.problem(
                    "only an attribute with several complex values, such as emails, has a condition in []");
        }
        scanner.take();
        enter();
        FilterReader inner = new FilterReader(scanner, new Attributes(scanner, attributes.type(), attribute));
        inner.depth = depth;
        ScimFilter filter = inner.or();
        scanner.expect("]");
        depth--;
        ScimAttribute sub = null;
        if (scanner.token().startsWith(".")) {
            sub = attributes.sub(attribute, scanner.token().substring(1));
            scanner.take();
        }
        return new AttributePath(path.extension(), attribute, filter, sub);
    }

    /** Reads the operand of a comparison and checks that it has the type of the attribute. */
    private JsonNode value(AttributePath path, ComparisonOperator operator) {
        ScimAttribute attribute = path.compared();
        if (attribute == null) {
            throw scanner.problem("a complex attribute has no value of its own; compare one of its sub-attributes");
        } else if (scanner.token().equals("null") && operator.isEquality()) {
            scanner.take();
            return NODES.nullNode();
        } else if (attribute.type() == AttributeType.BOOLEAN) {
            return bool(attribute, operator);
        } else if (!scanner.token().startsWith("\"")) {
            throw scanner.expected("a text in quotation marks for " + attribute.name());
        }
        JsonNode text = scanner.quoted(scanner.token());
        if (!PlainText.accepts(text.asString())) {
            throw scanner.expected("a text without control characters");
        }
        if (attribute.type() == AttributeType.DATE_TIME && !operator.isTextual()) {
            checkTime(text.asString());
        }
        scanner.take();
        return text;
    }

    private JsonNode bool(ScimAttribute attribute, ComparisonOperator operator) {
        if (!operator.isEquality()) {
            throw scanner.problem("the boolean " + attribute.name() + " supports eq, ne and pr only");
        }
        // Some clients send booleans as text.
        String text = scanner.token().replace("\"", "");
        if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
            throw scanner.expected("true or false for " + attribute.name());
        }
        scanner.take();
        return NODES.booleanNode(text.equalsIgnoreCase("true"));
    }

    private void checkTime(String text) {
        try {
            OffsetDateTime.parse(text);
        } catch (DateTimeException invalid) {
            throw scanner.expected("a time such as \"2026-01-31T12:00:00Z\"");
        }
    }

    /**
     * Resolves the names of attributes.
     *
     * @param parent the attribute whose sub-attributes a condition in brackets uses; null outside of brackets
     */
    private record Attributes(
            FilterScanner scanner,
            ScimResourceType type,
            @Nullable ScimAttribute parent) {
        AttributePath resolve(String text, boolean withExtensions) {
            if (text.isEmpty() || !text.matches("[$A-Za-z][-$A-Za-z0-9_.:]*")) {
                throw scanner.expected("the name of an attribute");
            } else if (parent != null) {
                return new AttributePath(null, sub(parent, text), null, null);
            }
            var schema = type.schemaOf(text);
            if (schema.isEmpty()) {
                return resolve(text, null);
            }
            String rest = text.substring(schema.get().urn().length());
            var extension = schema.get().equals(type.extension()) ? schema.get() : null;
            if (!rest.isEmpty()) {
                return resolve(rest.substring(1), extension);
            } else if (extension == null || !withExtensions) {
                throw scanner.expected("an attribute after the URN of the schema");
            }
            return new AttributePath(extension, null, null, null);
        }

        private AttributePath resolve(String name, @Nullable ScimSchema extension) {
            String[] names = name.split("\\.", 2);
            ScimAttribute attribute = (extension == null ? type.find(names[0]) : extension.find(names[0]))
                    .orElseThrow(() -> scanner.problem("there is no attribute "
                            + Excerpt.of(names[0]) + " of a "
                            + type.core().name()));
            return new AttributePath(extension, attribute, null, names.length == 1 ? null : sub(attribute, names[1]));
        }

        ScimAttribute sub(ScimAttribute attribute, String name) {
            return attribute
                    .find(name)
                    .orElseThrow(() -> scanner.problem(
                            "there is no sub-attribute " + Excerpt.of(name) + " of " + attribute.name()));
        }
    }
}
