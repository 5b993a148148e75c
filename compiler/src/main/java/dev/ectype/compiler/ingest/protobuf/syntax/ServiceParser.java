package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.MethodDescriptorProto;
import com.google.protobuf.DescriptorProtos.MethodOptions;
import com.google.protobuf.DescriptorProtos.ServiceDescriptorProto;
import com.google.protobuf.DescriptorProtos.ServiceOptions;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;

/** Parses services and their methods. */
final class ServiceParser {
    private final ParserContext statements;
    private final TokenReader words;
    private final OptionParser options;

    ServiceParser(ParserContext statements) {
        this.statements = statements;
        this.words = statements.words();
        this.options = new OptionParser(statements);
    }

    void read(ServiceDescriptorProto.Builder service, ElementPath path) throws ProtoSyntaxError {
        words.expect("service");
        statements
                .places()
                .put(
                        path.child(ServiceDescriptorProto.NAME_FIELD_NUMBER),
                        words.peek().position());
        service.setName(words.name("the name of a service").text());
        words.end("{", path, statements.places());
        statements.body(() -> statement(service, path));
    }

    private void statement(ServiceDescriptorProto.Builder service, ElementPath path) throws ProtoSyntaxError {
        if (words.at("option")) {
            ServiceOptions.Builder of = service.getOptionsBuilder();
            options.statement(
                    path.child(ServiceDescriptorProto.OPTIONS_FIELD_NUMBER),
                    option -> of.addUninterpretedOption(option).getUninterpretedOptionCount() - 1);
            return;
        }
        int index = service.getMethodCount();
        ElementPath place = statements.begin(path.child(ServiceDescriptorProto.METHOD_FIELD_NUMBER, index));
        if (!words.take("rpc")) {
            throw words.expected("`rpc` or `option`");
        }
        MethodDescriptorProto.Builder method = service.addMethodBuilder();
        statements
                .places()
                .put(
                        place.child(MethodDescriptorProto.NAME_FIELD_NUMBER),
                        words.peek().position());
        method.setName(words.name("the name of a method").text());
        readTypes(method, place);
        if (words.at("{")) {
            method.getOptionsBuilder();
            words.end("{", place, statements.places());
            statements.body(() -> option(method, place));
        } else {
            words.end(";", place, statements.places());
        }
    }

    private void option(MethodDescriptorProto.Builder method, ElementPath path) throws ProtoSyntaxError {
        MethodOptions.Builder of = method.getOptionsBuilder();
        options.statement(
                path.child(MethodDescriptorProto.OPTIONS_FIELD_NUMBER),
                option -> of.addUninterpretedOption(option).getUninterpretedOptionCount() - 1);
    }

    private void readTypes(MethodDescriptorProto.Builder method, ElementPath path) throws ProtoSyntaxError {
        words.expect("(");
        if (words.take("stream")) {
            method.setClientStreaming(true);
        }
        statements
                .places()
                .put(
                        path.child(MethodDescriptorProto.INPUT_TYPE_FIELD_NUMBER),
                        words.peek().position());
        method.setInputType(words.fullName("the type of the request"));
        words.expect(")");
        words.expect("returns");
        words.expect("(");
        if (words.take("stream")) {
            method.setServerStreaming(true);
        }
        statements
                .places()
                .put(
                        path.child(MethodDescriptorProto.OUTPUT_TYPE_FIELD_NUMBER),
                        words.peek().position());
        method.setOutputType(words.fullName("the type of the response"));
        words.expect(")");
    }
}
