package dev.ectype.cli.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A certificate authority is made once, and nobody else gets its key. */
final class CertificateAuthorityTest {
    @TempDir
    private Path folder;

    private Path key() {
        return folder.resolve("ca/ectype-ca.key");
    }

    @Test
    void itIsMadeOnceAndStays() throws Exception {
        CertificateAuthority made = CertificateAuthority.in(folder.resolve("ca"));
        String certificate = Files.readString(made.file());
        assertThat(Files.readString(
                        CertificateAuthority.in(folder.resolve("ca")).file()))
                .isEqualTo(certificate);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key())))
                .isEqualTo("rw-------");
        X509Certificate own = PemCodec.certificates(made.file()).get(0);
        own.verify(own.getPublicKey());
        assertThat(own.getBasicConstraints()).isZero();
        assertThat(own.getKeyUsage()[5]).isTrue();
    }

    @Test
    void processesThatMakeItAtOnceGetTheSame() throws Exception {
        Set<String> seen = new ConcurrentSkipListSet<>();
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int number = 0; number < 8; number++) {
            all.add(CompletableFuture.runAsync(
                    () -> {
                        try {
                            CertificateAuthority authority = CertificateAuthority.in(folder.resolve("ca"));
                            seen.add(PemCodec.of(
                                    authority.issue("a.example").chain().get(1)));
                        } catch (Exception refused) {
                            seen.add(refused.toString());
                        }
                    },
                    task -> new Thread(task).start()));
        }
        CompletableFuture.allOf(all.toArray(new CompletableFuture<?>[0])).join();
        assertThat(seen).containsExactly(Files.readString(folder.resolve("ca/ectype-ca.pem")));
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(folder.resolve("ca"));
        }
    }

    @ParameterizedTest
    @CsvSource({"a.example,2", "127.0.0.1,7", "::1,7", "localhost,2"})
    void itVouchesForHosts(String host, int kind) throws Exception {
        X509Certificate leaf = CertificateAuthority.in(folder.resolve("ca"))
                .issue(host)
                .chain()
                .get(0);
        leaf.verify(
                PemCodec.certificates(folder.resolve("ca/ectype-ca.pem")).get(0).getPublicKey());
        assertThat(leaf.getSubjectAlternativeNames()).singleElement().satisfies(name -> {
            assertThat(name.get(0)).isEqualTo(kind);
            assertThat(String.valueOf(name.get(1))).isEqualTo(host.equals("::1") ? "0:0:0:0:0:0:0:1" : host);
        });
        assertThat(leaf.getBasicConstraints()).isNegative();
    }

    @Test
    void oneOfAnotherProgramWillDo() throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        KeyPair keys = generator.generateKeyPair();
        Files.createDirectory(folder.resolve("ca"));
        Files.writeString(
                folder.resolve("ca/ectype-ca.pem"),
                PemCodec.of(CertificateIssuer.authorityCertificate(keys.getPublic(), keys.getPrivate())));
        Files.createFile(key(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.writeString(key(), PemCodec.of(keys.getPrivate()));
        X509Certificate leaf = CertificateAuthority.in(folder.resolve("ca"))
                .issue("a.example")
                .chain()
                .get(0);
        leaf.verify(keys.getPublic());
    }

    private void assertRefused(String reason) {
        assertThatThrownBy(() -> CertificateAuthority.in(folder.resolve("ca")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void aKeyThatOthersReadIsRefused() throws Exception {
        CertificateAuthority.in(folder.resolve("ca"));
        Files.setPosixFilePermissions(key(), PosixFilePermissions.fromString("rw-r--r--"));
        assertRefused("ectype-ca.key can be read by other users");
    }

    @Test
    void aKeyOfAnotherOrNoneIsRefused() throws Exception {
        CertificateAuthority.in(folder.resolve("ca"));
        CertificateAuthority.in(folder.resolve("other"));
        Files.writeString(key(), Files.readString(folder.resolve("other/ectype-ca.key")));
        assertRefused("its key does not match its certificate");
        Files.writeString(key(), "no key");
        assertRefused("it contains no PKCS#8 key");
        Files.delete(key());
        assertRefused("ectype-ca.key is missing");
    }

    @Test
    void leavesAFolderWithOtherFilesAlone() throws Exception {
        Files.createDirectory(folder.resolve("ca"));
        Files.writeString(folder.resolve("ca/notes.txt"), "mine");
        assertRefused("the path is not an empty, writable folder");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(folder.resolve("ca"));
        }
    }
}
