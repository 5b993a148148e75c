package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects how paths identify the instances of one resource. */
public final class PathNaming {
    private static final int MOST = 10;

    private final ResourceShape shape;
    private final List<String> aliases = new ArrayList<>(0);
    private final Set<String> words = new LinkedHashSet<>();
    private final List<ParameterPlan> parameters = new ArrayList<>(0);
    private final Map<String, List<Schema>> typesByMember = new LinkedHashMap<>();
    private volatile @Nullable List<String> ids;

    PathNaming(ResourceShape shape) {
        this.shape = shape;
    }

    /** Adds a word such as {@code me} that is no identifier. */
    void except(String word) {
        words.add(word);
    }

    /** Adds a parameter with identifiers. */
    void add(ParameterPlan parameter) {
        if (SchemaShape.member(shape.type(), parameter.name()) == null && !aliases.contains(parameter.name())) {
            aliases.add(parameter.name());
        }
        if (shape.plan().seeded() && parameter.in() == Location.PATH) {
            parameters.add(parameter);
        }
    }

    /** Adds the type of a parameter with the value of another member. */
    void addAlias(String member, Schema type) {
        List<Schema> types = typesByMember.computeIfAbsent(member, name -> new ArrayList<>(1));
        if (!SchemaShape.isFreeText(type) && !types.contains(type)) {
            types.add(type);
        }
    }

    /** Returns the restrictive parameter types for a member. */
    public List<Schema> typesByMember(String member) {
        return typesByMember.getOrDefault(member, List.of());
    }

    /** Returns the parameter names for the identifier that are no members. */
    public List<String> aliases() {
        return aliases;
    }

    /** Returns the first identifiers in the description: examples, defaults or enum constants. */
    public List<String> exampleIds() {
        // Racing threads may compute the same list twice, which is harmless.
        List<String> known = ids;
        if (known == null) {
            Set<String> found = new LinkedHashSet<>();
            parameters.forEach(parameter -> collect(parameter, found));
            IdentityMember idMember = shape.idMember();
            MemberSchema member = idMember == null ? null : idMember.schemaIn(shape.type());
            if (shape.plan().seeded() && member != null) {
                add(member.type().notes().examples(), found);
            }
            known = found.stream().limit(MOST).toList();
            ids = known;
        }
        return known;
    }

    private void collect(ParameterPlan parameter, Set<String> found) {
        Schema bare = SchemaShape.bare(parameter.type());
        add(parameter.examples(), found);
        for (Notes notes : List.of(parameter.type().notes(), bare.notes())) {
            add(notes.examples(), found);
            Document usual = notes.defaultValue();
            add(usual == null ? List.of() : List.of(usual), found);
        }
        if (bare instanceof EnumSchema listed) {
            add(listed.values(), found);
        }
    }

    private void add(List<Document> examples, Set<String> found) {
        IdentityMember idMember = shape.idMember();
        MemberSchema member = idMember == null ? null : idMember.schemaIn(shape.type());
        for (Document example : examples) {
            boolean scalar = example.isString() && !example.text().isEmpty() || example.isLong();
            if (scalar
                    && !words.contains(example.text())
                    && member != null
                    && matchesStyle(example)
                    && Validator.allows(member.type(), shape.idDocument(example.text()), Direction.STORED)) {
                found.add(example.text());
            }
        }
    }

    private boolean matchesStyle(Document example) {
        return !shape.isNumbered() || example.text().matches("[0-9]{1,15}");
    }
}
