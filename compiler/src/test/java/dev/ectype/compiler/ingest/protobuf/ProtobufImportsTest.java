package dev.ectype.compiler.ingest.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the imports of protobuf files: where files are searched, and what happens if they do not exist. */
class ProtobufImportsTest {
    private final Diagnostics diagnostics = new Diagnostics();

    @TempDir
    private Path folder;

    private LibraryFiles files;

    @BeforeEach
    void writeFiles() throws IOException {
        files = new LibraryFiles(folder, diagnostics);
    }

    @Test
    void filesWithCommonImportsAreOneApi() throws IOException {
        files.write("acme/shelf/shelf.proto", """
                syntax = "proto3";
                package acme.shelf;
                import "acme/library/v1/library.proto";
                service Shelf { rpc GetShelf(acme.library.v1.BookName) returns (acme.library.v1.Book); }
                """);
        ApiModel model = Objects.requireNonNull(files.ingest("acme/shelf/shelf.proto", LibraryFiles.SERVICE));
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(model.endpoints()).hasSize(6);
        assertThat(model.api().name()).isEqualTo("Shelf");
    }

    @Test
    void namesOfFilesAreTheirImportPaths() throws IOException {
        files.write("wide/api/lending/lending.proto", """
                syntax = "proto3";
                package lending;
                import "wide/api/kept/kept.proto";
                service Lending { rpc GetLoan(kept.Kept) returns (kept.Kept); }
                """);
        files.write("wide/api/shelving/shelving.proto", """
                syntax = "proto3";
                package shelving;
                import "wide/api/lending/lending.proto";
                import public "wide/api/kept/kept.proto";
                service Shelving { rpc GetShelf(kept.Kept) returns (kept.Kept); }
                """);
        files.write("wide/api/kept/kept.proto", "syntax = \"proto3\"; package kept; message Kept { string name = 1; }");
        ApiModel model = Objects.requireNonNull(
                files.ingest("wide/api/lending/lending.proto", "wide/api/shelving/shelving.proto"));
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(Objects.requireNonNull(model.api().protobuf()).descriptors())
                .containsOnlyKeys(
                        "wide/api/kept/kept.proto", "wide/api/lending/lending.proto", "shelving/shelving.proto");
    }

    @Test
    void importsAreSearchedUpToTheRoot() throws IOException {
        Files.delete(folder.resolve("acme/common/types.proto"));
        Files.writeString(folder.resolveSibling("types.proto"), "syntax = \"proto3\";");
        assertThat(files.ingest(LibraryFiles.SERVICE)).isNull();
        assertThat(diagnostics.sorted())
                .singleElement()
                .extracting(found -> found.message().replace(folder + "/", ""))
                .isEqualTo("the file \"acme/common/types.proto\" does not exist in"
                        + " acme/library/v1/acme/common/types.proto, acme/library/acme/common/types.proto,"
                        + " acme/acme/common/types.proto, acme/common/types.proto, the included files");
    }

    @Test
    void importsDoNotLeaveTheRoot() throws IOException {
        files.write(LibraryFiles.SERVICE, "syntax = \"proto3\"; import \"../../../../secret.proto\";");
        assertThat(files.ingest(LibraryFiles.SERVICE)).isNotNull();
        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::message)
                .containsExactly(
                        "the file \"../../../../secret.proto\" does not exist in the included files; its options"
                                + " are ignored");
    }

    @Test
    void optionsOfAbsentImportsAreIgnored() throws IOException {
        files.write(LibraryFiles.SERVICE, """
                syntax = "proto3";
                package acme.library.v1;
                import "google/protobuf/timestamp.proto";
                import "lint/options.proto";
                service Library {
                  option (lint.owner) = "acme";
                  rpc GetBook(Book) returns (Book) { option (lint.rule) = {name: "a", level: 2}; }
                }
                message Book {
                  string name = 1 [(lint.level).size.min = 3, deprecated = true];
                  google.protobuf.Timestamp printed_at = 2;
                }
                """);
        ApiModel model = Objects.requireNonNull(files.ingest(LibraryFiles.SERVICE));
        assertThat(diagnostics.sorted()).extracting(found -> found.code().id()).containsExactly("ECT2021");
        String encoded =
                Objects.requireNonNull(model.api().protobuf()).descriptors().get("acme/library/v1/library.proto");
        FileDescriptorProto file =
                FileDescriptorProto.parseFrom(Base64.getDecoder().decode(encoded));
        assertThat(file.getDependencyList()).containsExactly("google/protobuf/timestamp.proto");
        assertThat(file.getMessageType(0).getField(0).getOptions().getDeprecated())
                .isTrue();
    }

    @Test
    void commonFilesAreIncluded() throws IOException {
        files.write(LibraryFiles.SERVICE, """
                syntax = "proto3";
                package acme.library.v1;
                import "google/api/annotations.proto";
                import "google/api/client.proto";
                import "google/api/field_behavior.proto";
                import "google/api/resource.proto";
                import "google/longrunning/operations.proto";
                import "google/rpc/status.proto";
                import "google/type/money.proto";
                service Library {
                  option (google.api.default_host) = "library.example.com";
                  rpc PrintBook(PrintBookRequest) returns (google.longrunning.Operation) {
                    option (google.api.http) = {post: "/v1/{name=books/*}:print" body: "*"};
                    option (google.longrunning.operation_info) = {response_type: "Book" metadata_type: "Book"};
                    option (google.api.method_signature) = "name";
                  }
                }
                message PrintBookRequest {
                  string name = 1 [
                    (google.api.field_behavior) = REQUIRED,
                    (google.api.resource_reference) = {type: "library.example.com/Book"}
                  ];
                }
                message Book {
                  option (google.api.resource) = {type: "library.example.com/Book" pattern: "books/{book}"};
                  string name = 1;
                  google.type.Money price = 2;
                  google.rpc.Status state = 3;
                }
                """);
        ApiModel model = Objects.requireNonNull(files.ingest(LibraryFiles.SERVICE));
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(model.api().types()).containsKeys(new TypeName("Money"), new TypeName("Status"));
    }

    @Test
    void importsAreSearchedInFurtherFolders() throws IOException {
        Files.createDirectories(folder.resolve("vendor 1%"));
        Files.move(folder.resolve("acme/common"), folder.resolve("vendor 1%/common"));
        Files.createDirectories(folder.resolve("vendor 1%/acme"));
        Files.move(folder.resolve("vendor 1%/common"), folder.resolve("vendor 1%/acme/common"));
        SourceRoot root = SourceRoot.file(
                        folder.resolve("acme/library/v1/library.proto"), folder.resolve("acme/library"))
                .withSearchFolders(List.of(folder.resolve("empty"), folder.resolve("vendor 1%"), folder));
        Files.createDirectories(folder.resolve("empty"));
        assertThat(ProtobufIngestor.ingest(List.of(SourceResolver.of(root, diagnostics)), diagnostics))
                .isNotNull();
        assertThat(diagnostics.sorted()).isEmpty();
    }
}
