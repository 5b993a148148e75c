package dev.ectype.compiler.ingest.protobuf;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A folder with the protobuf files of a library of books. */
final class LibraryFiles {
    static final String SERVICE = "acme/library/v1/library.proto";

    private static final String LIBRARY = """
            syntax = "proto3";
            package acme.library.v1;
            import "acme/common/types.proto";
            import "google/api/field_behavior.proto";
            import "google/protobuf/any.proto";
            import "google/protobuf/duration.proto";
            import "google/protobuf/empty.proto";
            import "google/protobuf/field_mask.proto";
            import "google/protobuf/struct.proto";
            import "google/protobuf/timestamp.proto";
            import "google/protobuf/wrappers.proto";

            // Lends books.
            service Library {
              // Makes a book.
              //
              // It is new then.
              rpc CreateBook(CreateBookRequest) returns (Book);
              rpc DeleteBook(BookName) returns (google.protobuf.Empty) {
                option deprecated = true;
              }
              rpc WatchBooks(google.protobuf.Empty) returns (stream Book);
              rpc AddBooks(stream Book) returns (Book);
            }
            service Archive { rpc DeleteBook(BookName) returns (Book); }

            message BookName { string name = 1 [(google.api.field_behavior) = REQUIRED]; }
            message CreateBookRequest { Book book = 1; }

            // One book.
            message Book {
              // What it is called.
              string full_title = 1;
              string name = 2 [(google.api.field_behavior) = OUTPUT_ONLY, (google.api.field_behavior) = REQUIRED];
              string secret = 3 [(google.api.field_behavior) = INPUT_ONLY];
              int64 pages = 4 [json_name = "pageCount"]; // of all volumes
              uint32 copies = 5;
              bytes cover = 6;
              double price = 7;
              Genre genre = 8;
              repeated string authors = 9;
              map<string, Chapter> chapters = 10;
              google.protobuf.Timestamp created = 11;
              google.protobuf.Duration loan = 12;
              google.protobuf.FieldMask mask = 13;
              google.protobuf.Struct labels = 14;
              google.protobuf.Value value = 15;
              google.protobuf.Any any = 16;
              google.protobuf.StringValue nick = 17;
              oneof cost { int32 cents = 18; bool free = 19; }
              Book sequel = 20;
              acme.common.Book other = 21;
              bool lent = 22 [deprecated = true];
              message Chapter { string title = 1; }
              enum Genre { GENRE_UNSPECIFIED = 0; NOVEL = 1; }
            }
            """;

    private final Path folder;
    private final Diagnostics diagnostics;

    /** Writes the files to a folder. */
    LibraryFiles(Path folder, Diagnostics diagnostics) throws IOException {
        this.folder = folder;
        this.diagnostics = diagnostics;
        write(SERVICE, LIBRARY);
        write("acme/common/types.proto", "syntax = \"proto3\"; package acme.common; message Book { string id = 1; }");
        write("google/api/field_behavior.proto", """
                syntax = "proto3";
                package google.api;
                import "google/protobuf/descriptor.proto";
                extend google.protobuf.FieldOptions { repeated FieldBehavior field_behavior = 1052 [packed = false]; }
                enum FieldBehavior {
                  FIELD_BEHAVIOR_UNSPECIFIED = 0; OPTIONAL = 1; REQUIRED = 2; OUTPUT_ONLY = 3; INPUT_ONLY = 4; IMMUTABLE = 5;
                }
                """);
    }

    void write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.resolveSibling("."));
        Files.writeString(file, text, StandardCharsets.UTF_8);
    }

    /** Ingests files by their paths in the folder; null if that is impossible. */
    @Nullable
    ApiModel ingest(String... paths) {
        List<SourceResolver> sources = Stream.of(paths)
                .map(path -> SourceResolver.of(SourceRoot.file(folder.resolve(path), folder), diagnostics))
                .toList();
        return ProtobufIngestor.ingest(sources, diagnostics);
    }
}
