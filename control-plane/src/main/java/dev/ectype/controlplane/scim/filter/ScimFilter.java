package dev.ectype.controlplane.scim.filter;

import dev.ectype.controlplane.scim.schema.AttributeTrait;
import dev.ectype.controlplane.scim.schema.AttributeType;
import dev.ectype.controlplane.scim.schema.ScimAttribute;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** Represents a parsed filter. */
public sealed interface ScimFilter {
    /** Returns whether a resource, or a value of a complex attribute, satisfies the filter. */
    boolean matches(JsonNode resource);

    /** Returns whether the filter reads an attribute outside of extensions. */
    boolean reads(String attribute);

    /** Returns the number of conditions, a measure of the time of an evaluation. */
    int size();

    /** Requires all filters. */
    record And(List<ScimFilter> filters) implements ScimFilter {
        @Override
        public boolean matches(JsonNode resource) {
            return filters.stream().allMatch(filter -> filter.matches(resource));
        }

        @Override
        public int size() {
            return filters.stream().mapToInt(ScimFilter::size).sum();
        }

        @Override
        public boolean reads(String attribute) {
            return filters.stream().anyMatch(filter -> filter.reads(attribute));
        }
    }

    /** Requires one of the filters. */
    record Or(List<ScimFilter> filters) implements ScimFilter {
        @Override
        public boolean matches(JsonNode resource) {
            return filters.stream().anyMatch(filter -> filter.matches(resource));
        }

        @Override
        public int size() {
            return filters.stream().mapToInt(ScimFilter::size).sum();
        }

        @Override
        public boolean reads(String attribute) {
            return filters.stream().anyMatch(filter -> filter.reads(attribute));
        }
    }

    /** Inverts a filter. */
    record Not(ScimFilter filter) implements ScimFilter {
        @Override
        public boolean matches(JsonNode resource) {
            return !filter.matches(resource);
        }

        @Override
        public int size() {
            return filter.size();
        }

        @Override
        public boolean reads(String attribute) {
            return filter.reads(attribute);
        }
    }

    /** Requires a value: {@code title pr}, or {@code emails[type eq "work"]}. */
    record Present(AttributePath path) implements ScimFilter {
        @Override
        public boolean matches(JsonNode resource) {
            return path.values(resource).stream()
                    .anyMatch(value -> !value.isString() || !value.stringValue().isEmpty());
        }

        @Override
        public int size() {
            return 1;
        }

        @Override
        public boolean reads(String attribute) {
            return path.isAt(attribute);
        }
    }

    /**
     * Compares the values of an attribute. A multi-valued attribute satisfies it with one value, except for {@code ne}, which inverts
     * {@code eq}.
     *
     * @param operand a text, a boolean or null, as the type of the attribute requires
     */
    record Comparison(AttributePath path, ComparisonOperator operator, JsonNode operand) implements ScimFilter {
        @Override
        public boolean matches(JsonNode resource) {
            if (operator == ComparisonOperator.NE) {
                return !new Comparison(path, ComparisonOperator.EQ, operand).matches(resource);
            }
            List<JsonNode> values = path.comparedValues(resource);
            if (operand.isNull()) {
                return values.isEmpty();
            }
            for (JsonNode value : values) {
                if (test(value)) {
                    return true;
                }
            }
            return false;
        }

        private boolean test(JsonNode value) {
            ScimAttribute attribute = path.compared();
            if (attribute == null) {
                return false;
            } else if (attribute.type() == AttributeType.BOOLEAN) {
                return operator.test(Boolean.compare(value.asBoolean(), operand.asBoolean()));
            } else if (attribute.type() == AttributeType.DATE_TIME && !operator.isTextual()) {
                return operator.test(Instant.parse(value.asString()).compareTo(time()));
            }
            return attribute.is(AttributeTrait.CASE_EXACT)
                    ? operator.test(value.asString(), operand.asString())
                    : operator.test(folded(value), folded(operand));
        }

        /** Returns the operand as time. The parser has checked its form. */
        public Instant time() {
            return OffsetDateTime.parse(operand.asString()).toInstant();
        }

        private static String folded(JsonNode text) {
            return text.asString().toLowerCase(Locale.ROOT);
        }

        @Override
        public int size() {
            return 1;
        }

        @Override
        public boolean reads(String attribute) {
            return path.isAt(attribute);
        }
    }
}
