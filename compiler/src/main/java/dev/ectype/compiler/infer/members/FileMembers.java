package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.FileWords;
import dev.ectype.compiler.ir.resource.FileMember;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the members of an object type that describe a file. */
final class FileMembers {
    private static final List<FileMember.Fact> CHECKSUMS = List.of(FileMember.Fact.CRC32, FileMember.Fact.CRC32C);
    private static final List<Digest> DIGESTS = List.of(
            new Digest(FileMember.Fact.MD5, 16),
            new Digest(FileMember.Fact.SHA_1, 20),
            new Digest(FileMember.Fact.SHA_256, 32),
            new Digest(FileMember.Fact.SHA_512, 64));

    private final TypeShapes shapes;

    FileMembers(TypeShapes shapes) {
        this.shapes = shapes;
    }

    /** A digest and the number of its bytes. */
    private record Digest(FileMember.Fact fact, int bytes) {
        int hexLength() {
            return 2 * bytes;
        }

        int base64Length() {
            return (bytes + 2) / 3 * 4;
        }
    }

    /** Returns the members of a stored type that describe a file of the request, and those of object members that describe a part. */
    List<FileMember> of(TypeRef stored, Set<String> parts) {
        List<FileMember> found = new ArrayList<>();
        for (ObjectMember member : shapes.shape(stored).members().values()) {
            add(member, null, found);
            if (parts.contains(member.name())) {
                shapes.shape(member.type()).members().values().forEach(inner -> add(inner, member.name(), found));
            }
        }
        return found;
    }

    private void add(ObjectMember member, @Nullable String part, List<FileMember> found) {
        FileMember.Fact fact = fact(member);
        if (fact == null || !shapes.mayBeScalar(member.type())) {
            return;
        }
        boolean digest = fact == FileMember.Fact.DIGEST || DIGESTS.stream().anyMatch(each -> each.fact() == fact);
        found.add(
                digest
                        ? digest(member, part, fact)
                        : new FileMember(member.name(), part, fact, CHECKSUMS.contains(fact) && isByte(member.type())));
    }

    private FileMember.@Nullable Fact fact(ObjectMember member) {
        String name = member.name();
        if (FileWords.isSize(name)) {
            return FileMember.Fact.SIZE;
        }
        if (shapes.core(member.type()) instanceof NumberType) {
            return null;
        }
        if (FileWords.isName(name)) {
            return FileMember.Fact.NAME;
        }
        if (FileWords.isExtension(name)) {
            return FileMember.Fact.EXTENSION;
        }
        if (FileWords.isMediaType(name)) {
            return FileMember.Fact.MEDIA_TYPE;
        }
        if (FileWords.isDigest(name)) {
            return FileMember.Fact.DIGEST;
        }
        String algorithm = FileWords.algorithm(name);
        return algorithm == null ? null : fact(algorithm);
    }

    private static FileMember.Fact fact(String algorithm) {
        return switch (algorithm) {
            case "crc32c" -> FileMember.Fact.CRC32C;
            case "crc32" -> FileMember.Fact.CRC32;
            case "md5" -> FileMember.Fact.MD5;
            case "sha1" -> FileMember.Fact.SHA_1;
            case "sha256" -> FileMember.Fact.SHA_256;
            default -> FileMember.Fact.SHA_512;
        };
    }

    /** Returns a digest with the algorithm and the encoding whose length an example has, as far as they are open. */
    private FileMember digest(ObjectMember member, @Nullable String part, FileMember.Fact fact) {
        Set<Integer> lengths = exampleLengths(member.type());
        for (Digest each : DIGESTS) {
            boolean possible = fact == FileMember.Fact.DIGEST || fact == each.fact();
            if (possible && lengths.contains(each.hexLength())) {
                return new FileMember(member.name(), part, each.fact(), false);
            }
            if (possible && lengths.contains(each.base64Length())) {
                return new FileMember(member.name(), part, each.fact(), true);
            }
        }
        return new FileMember(member.name(), part, fact, isByte(member.type()));
    }

    private Set<Integer> exampleLengths(TypeRef type) {
        Set<Integer> lengths = new LinkedHashSet<>();
        for (TypeRef each : List.of(type, shapes.core(type))) {
            each.notes().examples().stream()
                    .filter(JsonText.class::isInstance)
                    .forEach(example -> lengths.add(((JsonText) example).text().length()));
        }
        return lengths;
    }

    private boolean isByte(TypeRef type) {
        return shapes.core(type) instanceof TextType text && "byte".equals(text.format());
    }
}
