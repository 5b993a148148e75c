package dev.ectype.compiler.infer.members;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.notes;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.resource.FileMember;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindFileMembersTest {
    private static final String FORM = "application/x-www-form-urlencoded";
    private static final TypeRef BYTES = text("binary");

    private static List<FileMember> found(String mediaType, TypeRef body, ObjectMember... members) {
        List<ObjectMember> all = new ArrayList<>(List.of(required("id", text())));
        all.addAll(List.of(members));
        return new ModelFixture()
                .type("Scan", object(all.toArray(ObjectMember[]::new)))
                .operation("GET /scans/{id}", null, reply("200", named("Scan")))
                .upload(
                        "POST /scans",
                        new Media(mediaType, body, List.of(), new LinkedHashMap<>()),
                        reply("201", named("Scan")))
                .resource("scans")
                .derived()
                .fileMembers();
    }

    private static FileMember fact(String member, FileMember.Fact fact) {
        return new FileMember(member, null, fact, false);
    }

    @Test
    void findsFactsAboutAWholeBodyAndAboutAPart() {
        ObjectMember size = member("size", integer());
        assertThat(found("image/png", BYTES, size)).containsExactly(fact("size", FileMember.Fact.SIZE));
        assertThat(found("multipart/form-data", object(member("scan", BYTES)), size))
                .containsExactly(fact("size", FileMember.Fact.SIZE));
        assertThat(found("multipart/form-data", object(member("scan", BYTES)), member("scan", object(size))))
                .containsExactly(new FileMember("size", "scan", FileMember.Fact.SIZE, false));
        assertThat(found("application/json", BYTES, size)).isEmpty();
    }

    @Test
    void aFormWithoutAMemberForAFileCarriesNone() {
        ObjectMember size = member("size", integer());
        assertThat(found(FORM, object(member("file", text())), size))
                .containsExactly(fact("size", FileMember.Fact.SIZE));
        assertThat(found(FORM, object(member("title", text())), size)).isEmpty();
    }

    @Test
    void anExampleDecidesTheAlgorithmAndTheEncodingOfADigest() {
        TypeRef sha1 = text(notes(null, "0a4d55a8d778e5022fab701977c5d840bbc486d0"));
        TypeRef md5 = text(notes(null, "1B2M2Y8AsgTpgAmY7PhCfg=="));
        assertThat(found("image/png", BYTES, member("hash", sha1)))
                .containsExactly(fact("hash", FileMember.Fact.SHA_1));
        assertThat(found("image/png", BYTES, member("hash", md5)))
                .containsExactly(new FileMember("hash", null, FileMember.Fact.MD5, true));
        assertThat(found("image/png", BYTES, member("hash", text())))
                .containsExactly(fact("hash", FileMember.Fact.DIGEST));
        assertThat(found("image/png", BYTES, member("crc32c", text("byte"))))
                .containsExactly(new FileMember("crc32c", null, FileMember.Fact.CRC32C, true));
    }

    @Test
    void aMemberOfAnotherTypeIsNoFact() {
        assertThat(found("image/png", BYTES, member("size", object(member("width", integer())))))
                .isEmpty();
        assertThat(found("image/png", BYTES, member("name", integer()))).isEmpty();
        assertThat(found("image/png", BYTES, member("hash", array(text())))).isEmpty();
        assertThat(found("image/png", BYTES, member("sum", text()))).isEmpty();
    }
}
