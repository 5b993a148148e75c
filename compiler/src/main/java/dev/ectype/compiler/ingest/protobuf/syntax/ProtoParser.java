package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileOptions;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.protobuf.token.ElementLocations;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.FileProblems;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.ProtoToken;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;
import java.util.LinkedHashMap;

/** Parses the source of one {@code .proto} file into a file descriptor. */
public final class ProtoParser {
    private final ParserContext statements;
    private final TokenReader words;
    private final MessageParser messages;
    private final FileDescriptorProto.Builder file = FileDescriptorProto.newBuilder();

    private ProtoParser(ParserContext statements) {
        this.statements = statements;
        this.words = statements.words();
        this.messages = new MessageParser(statements);
    }

    /**
     * Parses a file. It reports malformed statements and leaves them out.
     *
     * @param path the import path of the file
     * @param displayName the name of the file in messages to users
     * @param declarations the counter for the declarations of all files together
     */
    public static ParsedFile parse(
            String path, String displayName, String text, DeclarationCount declarations, Diagnostics diagnostics) {
        FileProblems problems = new FileProblems(displayName, diagnostics);
        ParserContext statements = new ParserContext(TokenReader.of(text, problems), problems, declarations);
        FileDescriptorProto file = new ProtoParser(statements).read(path);
        return new ParsedFile(text, file, statements.places(), statements.blocks(), problems, problems.reported() == 0);
    }

    /** Returns a file for a known descriptor without source. */
    public static ParsedFile known(FileDescriptorProto descriptor) {
        FileProblems problems = new FileProblems(descriptor.getName(), new Diagnostics());
        return new ParsedFile("", descriptor, new ElementLocations(), new LinkedHashMap<>(), problems, true);
    }

    private FileDescriptorProto read(String path) {
        file.setName(path);
        statements.places().put(ElementPath.FILE, Position.START);
        try {
            if (words.at("syntax") || words.at("edition")) {
                readSyntax();
            }
            while (!words.at(ProtoToken.Kind.END)) {
                statements.readOrSkip(this::statement);
                if (words.at("}")) {
                    statements.problems().malformed(words.expected("a declaration"));
                    words.next();
                }
            }
        } catch (ProtoSyntaxError complaint) {
            statements.problems().malformed(complaint);
        }
        return file.build();
    }

    private void readSyntax() throws ProtoSyntaxError {
        boolean isEdition = words.next().is("edition");
        words.expect("=");
        Position place = words.peek().position();
        String written = words.text("a quoted version").toStringUtf8();
        ElementPath path = ElementPath.FILE.child(
                isEdition ? FileDescriptorProto.EDITION_FIELD_NUMBER : FileDescriptorProto.SYNTAX_FIELD_NUMBER);
        statements.places().put(path, place);
        switch ((isEdition ? "edition " : "syntax ") + written) {
            case "syntax proto2" -> {}
            case "syntax proto3" -> file.setSyntax(written);
            case "edition 2023" -> file.setSyntax("editions").setEdition(Edition.EDITION_2023);
            case "edition 2024" -> file.setSyntax("editions").setEdition(Edition.EDITION_2024);
            default -> throw unknownVersion(place, written, isEdition);
        }
        statements.edition(
                written.equals("proto3")
                        ? Edition.EDITION_PROTO3
                        : file.hasEdition() ? file.getEdition() : Edition.EDITION_PROTO2);
        words.end(";", path, statements.places());
    }

    private static ProtoSyntaxError unknownVersion(Position place, String written, boolean isEdition) {
        return new ProtoSyntaxError(
                place,
                "the " + (isEdition ? "edition" : "syntax") + " \"" + written + "\" is unknown",
                isEdition ? "Write \"2023\" or \"2024\"." : "Write \"proto2\" or \"proto3\".");
    }

    private void statement() throws ProtoSyntaxError {
        if (DeclarationKeywords.isMessage(words)) {
            ElementPath place = begin(FileDescriptorProto.MESSAGE_TYPE_FIELD_NUMBER, file.getMessageTypeCount());
            DescriptorProto.Builder message = file.addMessageTypeBuilder();
            DeclarationKeywords.readVisibility(statements).ifPresent(message::setVisibility);
            messages.read(message, place, 1);
        } else if (DeclarationKeywords.isEnum(words)) {
            ElementPath place = begin(FileDescriptorProto.ENUM_TYPE_FIELD_NUMBER, file.getEnumTypeCount());
            DeclarationKeywords.readEnum(statements, file.addEnumTypeBuilder(), place);
        } else if (words.at("service")) {
            ElementPath place = begin(FileDescriptorProto.SERVICE_FIELD_NUMBER, file.getServiceCount());
            new ServiceParser(statements).read(file.addServiceBuilder(), place);
        } else if (words.at("extend")) {
            messages.readExtensions(new FileFieldSink(file), 0);
        } else if (words.at("import")) {
            readImport();
        } else if (words.at("package")) {
            readPackage();
        } else if (words.at("option")) {
            FileOptions.Builder of = file.getOptionsBuilder();
            new OptionParser(statements)
                    .statement(
                            ElementPath.FILE.child(FileDescriptorProto.OPTIONS_FIELD_NUMBER),
                            option -> of.addUninterpretedOption(option).getUninterpretedOptionCount() - 1);
        } else {
            throw words.expected("a declaration such as `message` or `service`");
        }
    }

    private ElementPath begin(int number, int index) throws ProtoSyntaxError {
        return statements.begin(ElementPath.FILE.child(number, index));
    }

    private void readPackage() throws ProtoSyntaxError {
        ElementPath place = ElementPath.FILE.child(FileDescriptorProto.PACKAGE_FIELD_NUMBER);
        ProtoToken keyword = words.next();
        if (file.hasPackage()) {
            throw new ProtoSyntaxError(
                    keyword.position(),
                    "the file already declares the package `" + file.getPackage() + "`",
                    "Remove one of the two.");
        }
        statements.places().put(place, words.peek().position());
        file.setPackage(words.fullName("the name of a package"));
        words.end(";", place, statements.places());
    }

    private void readImport() throws ProtoSyntaxError {
        words.expect("import");
        boolean isPublic = words.take("public");
        boolean isWeak = !isPublic && words.take("weak");
        boolean isOption = !isPublic
                && !isWeak
                && statements.edition().getNumber() >= Edition.EDITION_2024_VALUE
                && words.take("option");
        int index = isOption ? file.getOptionDependencyCount() : file.getDependencyCount();
        ElementPath path = statements.begin(ElementPath.FILE.child(
                isOption
                        ? FileDescriptorProto.OPTION_DEPENDENCY_FIELD_NUMBER
                        : FileDescriptorProto.DEPENDENCY_FIELD_NUMBER,
                index));
        String imported = words.text("the quoted path of a file").toStringUtf8();
        if (isOption) {
            file.addOptionDependency(imported);
        } else {
            file.addDependency(imported);
            if (isPublic) {
                file.addPublicDependency(index);
            } else if (isWeak) {
                file.addWeakDependency(index);
            }
        }
        words.end(";", path, statements.places());
    }
}
