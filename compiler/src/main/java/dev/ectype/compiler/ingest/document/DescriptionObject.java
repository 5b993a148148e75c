package dev.ectype.compiler.ingest.document;

import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.BooleanNode;
import dev.ectype.compiler.source.tree.NullNode;
import dev.ectype.compiler.source.tree.NumberNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Reads the fields of one object of a description. It reports a field of an unexpected form and ignores it. */
public final class DescriptionObject {
    private static final int LARGEST_SCALE = 1_000;

    private final DescriptionReferences links;
    private final DescriptionFindings findings;
    private final LocatedNode place;
    private final ObjectNode node;

    private DescriptionObject(DescriptionReferences links, LocatedNode place, ObjectNode node) {
        this.links = links;
        this.findings = links.findings();
        this.place = place;
        this.node = node;
    }

    /** Returns the fields of a value, or null after a warning if it is no object. */
    static @Nullable public DescriptionObject of(LocatedNode place, String field, DescriptionReferences links) {
        if (place.node() instanceof ObjectNode object) {
            return new DescriptionObject(links, place, object);
        }
        links.findings().unexpected(place, field, "an object");
        return null;
    }

    /** Returns the fields of a value after following its references, or null if it is no object. */
    static @Nullable public DescriptionObject following(LocatedNode place, String field, DescriptionReferences links) {
        LocatedNode end = links.follow(place);
        return end == null ? null : of(end, field, links);
    }

    public LocatedNode place() {
        return place;
    }

    public boolean has(String name) {
        return node.has(name);
    }

    public List<ObjectEntry> entries() {
        return node.entries();
    }

    /** Returns the value of a field in any form, or null if there is none. */
    @Nullable
    public LocatedNode place(String name) {
        return place.member(name);
    }

    @Nullable
    public DescriptionObject object(String name) {
        LocatedNode value = present(name);
        return value == null ? null : following(value, name, links);
    }

    /** Returns the members of a field that is an object, or none. */
    public List<LocatedNode> members(String name) {
        DescriptionObject object = object(name);
        return object == null ? List.of() : object.place.members();
    }

    public List<LocatedNode> list(String name) {
        LocatedNode value = present(name);
        if (value == null) {
            return List.of();
        }
        if (!(value.node() instanceof ArrayNode)) {
            findings.unexpected(value, name, "a list");
        }
        return value.elements();
    }

    /** Returns the texts of a list. Other scalars count as their source text. */
    public List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (LocatedNode element : list(name)) {
            if (element.node() instanceof ScalarNode scalar) {
                texts.add(scalar.text());
            } else {
                findings.unexpected(element, name, "a list of strings");
            }
        }
        return texts;
    }

    @Nullable
    public String text(String name) {
        LocatedNode value = present(name);
        if (value == null) {
            return null;
        }
        if (value.node() instanceof ScalarNode scalar) {
            return scalar.text();
        }
        findings.unexpected(value, name, "a text");
        return null;
    }

    public boolean flag(String name, boolean fallback) {
        LocatedNode value = present(name);
        if (value == null) {
            return fallback;
        }
        if (value.node() instanceof BooleanNode bool) {
            return bool.isTrue();
        }
        findings.unexpected(value, name, "true or false");
        return value.node() instanceof TextNode text ? text.text().equalsIgnoreCase("true") : fallback;
    }

    @Nullable
    JsonNumber number(String name) {
        LocatedNode value = present(name);
        if (value == null) {
            return null;
        }
        if (value.node() instanceof NumberNode number) {
            return number.toNumber();
        }
        findings.unexpected(value, name, "a number");
        return value.node() instanceof TextNode text ? ScalarReader.number(text.text()) : null;
    }

    /** Returns a number for comparisons. It reports numbers with too many digits and returns null. */
    @Nullable
    public JsonNumber measure(String name) {
        JsonNumber number = number(name);
        LocatedNode value = place.member(name);
        if (number == null || value == null) {
            return number;
        }
        BigDecimal decimal = number.decimal();
        long magnitude = (long) decimal.precision() - decimal.scale();
        if (Math.abs((long) decimal.scale()) <= LARGEST_SCALE && Math.abs(magnitude) <= LARGEST_SCALE) {
            return number;
        }
        findings.unexpected(value, name, "a number of at most " + LARGEST_SCALE + " digits");
        return null;
    }

    /** Returns a count. It reports negative numbers and returns null for counts above the range of an int. */
    @Nullable
    public Integer count(String name) {
        JsonNumber number = number(name);
        LocatedNode value = place.member(name);
        if (number == null || value == null) {
            return null;
        }
        OptionalLong whole = number.whole();
        if (whole.isPresent() && whole.getAsLong() >= 0) {
            return whole.getAsLong() > Integer.MAX_VALUE ? null : (int) whole.getAsLong();
        }
        boolean huge = number.decimal().signum() > 0 && number.decimal().scale() <= 0;
        if (!huge) {
            findings.unexpected(value, name, "a non-negative integer");
        }
        return null;
    }

    private @Nullable LocatedNode present(String name) {
        SourceNode value = node.member(name);
        return value == null || value instanceof NullNode ? null : place.member(name);
    }
}
