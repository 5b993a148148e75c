package dev.ectype.maven.fork;

import dev.ectype.maven.generate.GenerationRequest;
import dev.ectype.maven.generate.PetsProject;
import java.io.IOException;
import java.util.Locale;

/** Writes descriptions of any size. */
final class LargeDescription {
    private LargeDescription() {}

    /** Adds schemas to the description of a project until it has the size. */
    static GenerationRequest in(PetsProject pets, int bytes) throws IOException {
        StringBuilder text = new StringBuilder(PetsProject.ENTRY).append("components:\n  schemas:\n");
        for (int at = 0; text.length() < bytes; at++) {
            text.append(String.format(
                    Locale.ROOT,
                    "    Group%d: {type: object, properties: {id: {type: string}, size%d: {type: integer}}}\n",
                    at,
                    at));
        }
        pets.write("src/main/api/openapi.yaml", text.toString());
        return pets.generation();
    }
}
