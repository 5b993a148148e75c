package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Generates breeds that the species of the same object has. */
final class BreedGenerator implements ValueGenerator {
    private static final List<String> SPECIES = List.of("species", "animal", "kind", "type");

    private final @Nullable MemberSchema species;
    private final @Nullable ValueGenerator kinds;
    private final WordLists words;

    /** Creates the generator for the breeds of an object. */
    BreedGenerator(ObjectSchema object, String noun, ValueGenerators generators) {
        this.words = generators.words();
        this.species = object.members().stream()
                .filter(member -> SPECIES.contains(NormalizedName.of(member.name()))
                        && SchemaShape.bare(member.type()) instanceof EnumSchema)
                .findFirst()
                .orElse(null);
        this.kinds = species == null ? null : generators.of(species.type(), species.name(), noun);
    }

    /** Returns whether a member is a breed in free text. */
    static boolean isBreed(MemberSchema member) {
        return NormalizedName.of(member.name()).equals("breed") && SchemaShape.isFreeText(member.type());
    }

    @Override
    public @Nullable Document of(GenerationContext context) {
        // The species is drawn from the same dice as the member itself, so that both are the same.
        Document kind = kinds == null ? null : kinds.of(context);
        List<String> breeds = words.ofKind("breeds", kind == null ? "" : NormalizedName.of(kind.text()));
        return breeds.isEmpty() ? null : Document.of(context.dice().at("breed").choose(breeds));
    }
}
